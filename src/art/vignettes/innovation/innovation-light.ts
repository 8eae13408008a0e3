import { lights } from '../../kit/night.tsx';
/** The Works at ten at night: the hall's tubes are down, and the bath's burners do for a hearth. */

export const hallLight = lights.depths;
/** The burners, on those about the bath, and farther off. */
export const fireLight = lights.flame;
/** The floor under them. */
export const fireFloor = lights.lantern;
/** A torch under the car. */
export const arcLight = lights.overcast;
/** The drawing offices, which never go home all at once. */
export const officeLight = lights.lamp;
/** What is left of the tubes on painted iron. */
export const beamLight = lights.shade;

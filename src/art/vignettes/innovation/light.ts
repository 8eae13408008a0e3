/** The Works at ten at night: the hall's tubes are down, and the bath's burners do for a hearth. */

export const hallLight = '#3a5478';
/** The burners, on those about the bath, and farther off. */
export const fireLight = '#ffc98a';
/** The floor under them. */
export const fireFloor = '#d09a66';
/** A torch under the car. */
export const arcLight = '#cfeaff';
/** The drawing offices, which never go home all at once. */
export const officeLight = '#ffe7b8';
/** What is left of the tubes on painted iron. */
export const beamLight = '#8d84a0';
export const carLight = '#6a6f98';

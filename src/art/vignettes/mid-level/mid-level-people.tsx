import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { useNight } from '../../kit/night.tsx';
import { barber, child, clothes, neighbour, petrosyan, tailor } from './mid-level-cast.ts';
import { betweenLight, galleryLight, teaLight } from './mid-level-light.ts';
import { carries, lathers, reclines, sews, tilts } from './mid-level-poses.tsx';
import { floorAt, project, scaleAt } from './mid-level-space.ts';

/** Where on the floor somebody is, in metres, as a figure takes it. */
const standing = (x: number, z: number) => ({
	x: project(x, 0, z)[0],
	y: floorAt(z),
	scale: scaleAt(z) / 100,
});

export function BarberAndCustomer() {
	return (
		<g data-light={teaLight}>
			<Townsperson who={barber} wear={clothes.barber} pose={lathers} {...standing(-1.06, 3.5)} />
			<Townsperson who={petrosyan} wear={clothes.petrosyan} pose={reclines} {...standing(0.06, 3.35)} />
		</g>
	);
}

export function Tailor() {
	return (
		<g data-light={betweenLight}>
			<Townsperson who={tailor} wear={clothes.tailor} pose={sews} {...standing(-1.62, 2.85)} />
		</g>
	);
}

export function Carrier() {
	return (
		<g data-light={betweenLight}>
			<Townsperson who={neighbour} wear={clothes.neighbour} pose={carries} {...standing(1.86, 3.75)} turn={-1} />
		</g>
	);
}

/** At a tenth an hour, and by night in bed. */
export function MirrorChild() {
	if (useNight()) return null;
	const [x, y] = project(5.06, 2.6, 7.3);
	return (
		<g data-light={galleryLight}>
			<Townsperson who={child} wear={clothes.child} pose={tilts} x={x} y={y} scale={1.04} line={2} turn={-1} />
		</g>
	);
}

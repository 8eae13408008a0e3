import { brick, canvas, concrete, denim, navy, palette, rust, skinTone } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Crew } from './crew.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** The blue launch on its slip, 100 long, and a work boat of the lines, 120 long. */

const { white, ink } = palette;
const wood = cloth.wood.light;

/** On chocks, her keel's underside at y 10. */
export function Launch() {
	return (
		<>
			<Outlined d="M18 16L21 5H29L32 16ZM66 16L69 5H77L80 16Z" fill={wood} />
			<Plate
				d="M1-11C20-9 50-8.4 72-10 86-11.4 94-13 100-16 98-7 93 2 84 6.4L80 10H6L4 6Z"
				tone={cloth.blue}
				shade="M-2-2C30 2 70 2 102-9V14H-2Z"
			>
				<path d="M-2-11.4C20-9.4 50-8.8 72-10.4 86-11.8 94-13.4 102-16.6V-14C94-11 86-9.2 72-7.8 50-6.2 20-6.8-2-8.8Z" fill={white} />
				<Ink d="M-2-8.8C20-6.8 50-6.2 72-7.8 86-9.2 94-11 102-14M-2-4C30-2 70-2 98-8M-2 1C30 3 66 3 94-3" weight={0.5} />
				<path d="M-2 6.6H84L80 12H-2Z" fill={palette.deep} />
			</Plate>
			<Ink d="M72 2.6q2.4-1 2.2 .6-.2 1-1.4 1 1.6 0 1.4 1.2-.2 1.4-2.4 .8M78.6 6V2L76.2 4.6H79.6" weight={0.7} ink={white} />
			<Cord d="M1-11C20-9 50-8.4 72-10 86-11.4 94-13 100-16" width={0.8} colour={wood} />
			<Outlined d="M-2-12H1L2 7H-1.6Z" fill={wood} />
		</>
	);
}

export function LaunchPlan() {
	const outline = 'M2-10C20-13.4 46-14.2 62-14 80-13 94-6 100 0 94 6 80 13 62 14 46 14.2 20 13.4 2 10Z';
	return (
		<Plate d={outline} tone={cloth.blue}>
			<path d="M4-8.4C20-11.6 46-12.4 62-12.2 78-11 90-5 96 0 90 5 78 11 62 12.2 46 12.4 20 11.6 4 8.4Z" fill={canvas.light} />
			<path d="M0 0H100V16H0Z" fill={ink} fillOpacity=".16" />
			<Ink d="M4-4H88M4 4H88M4 0H94" weight={0.35} />
			<path d="M2-12H12V12H2ZM26-14H31V14H26ZM44-14H49V14H44ZM62-14H67V14H62ZM78-12H83V12H78Z" fill={wood} />
			<Ink d="M12-12V12M26-14V14M31-14V14M44-14V14M49-14V14M62-14V14M67-14V14M78-12V12M83-12V12" weight={0.5} />
			<Ink d="M4-8.4C20-11.6 46-12.4 62-12.2 78-11 90-5 96 0 90 5 78 11 62 12.2 46 12.4 20 11.6 4 8.4Z" weight={0.5} />
		</Plate>
	);
}

/** The cheeks and sheave over which a line is lifted, at her bow. */
export function WorkBoat() {
	return (
		<>
			<Cord d="M24-44V-56M24-52H32" width={0.8} colour={white} />
			<Outlined d="M25-56H36L33-52 36-48H25Z" fill={white} line={0.6} />
			<path d="M31-55.6H35.4L32.4-52 35.4-48.4H31Z" fill={palette.blue} />
			<Crew x={84} y={-11} does="haul" skin={skinTone.cocoa} top={rust.mid} legs={denim.dark} hat={palette.red} />
			<Crew x={72} y={-11} does="haul" skin={skinTone.blush} top={rust.mid} legs={denim.dark} hat={concrete.light} />
			<Plate d="M10-10V-36H46L50-24V-10Z" tone={{ light: canvas.pale, dark: canvas.dark }} shade="M6-40H18V-6H6Z" />
			<Outlined d="M7-36Q8-39.4 12-39.4H46Q50-39.4 50-36Z" fill={white} />
			<Outlined d="M20-33H30V-25H20ZM34-33H44.6L47.4-25H34Z" fill={navy.mid} />
			<Outlined d="M15-39V-45H20V-39Z" fill={cloth.red.light} />
			<Cord d="M58-11V-34L66-38" width={1.4} colour={cloth.orange.light} />
			<Ink d="M66-38V-22" weight={0.6} />
			<Plate
				d="M0-16C30-17 60-17 84-18.4 100-20 110-22 117-25 116-12 112 0 102 6 96 9 88 10 78 10H22C10 10 5 7 3 1Z"
				tone={cloth.green}
				shade="M-4-4C40-1 90-2 122-16V14H-4Z"
			>
				<path d="M-4 0H124V12H-4Z" fill={brick.mid} />
				<path d="M-4-1H124V.6H-4Z" fill={ink} />
				<Ink d="M-4-8C40-7 90-8 122-16" weight={0.5} />
			</Plate>
			<Cord d="M0-16C30-17 60-17 84-18.4 100-20 110-22 117-25" width={1.2} colour={wood} />
			<Outlined d="M100-21L108-31H119L115-24Z" fill={cloth.grey.dark} />
			<Outlined d="M115-34.6A5 5 0 1 1 115-24.6 5 5 0 1 1 115-34.6Z" fill={cloth.grey.light} />
			<Outlined d="M115-31A1.4 1.4 0 1 1 115-28.2 1.4 1.4 0 1 1 115-31Z" fill={ink} />
			<Outlined d="M36-13a4 4 0 1 1-.1 0" fill={cloth.red.light} />
			<Outlined d="M36-11a2 2 0 1 1-.1 0" fill={white} />
			<Outlined d="M9 10L2 13H14ZM2 4H4V14H2Z" fill={cloth.grey.dark} />
		</>
	);
}

export function WorkBoatPlan() {
	return (
		<>
			<Plate d="M2-15C10-18 40-20 70-20 94-19 110-10 117-1V1C110 10 94 19 70 20 40 20 10 18 2 15Z" tone={cloth.wood}>
				<path d="M5-13C14-16 40-17.6 70-17.6 92-16.6 106-8 112 0 106 8 92 16.6 70 17.6 40 17.6 14 16 5 13Z" fill={canvas.light} />
				<path d="M0 0H120V22H0Z" fill={ink} fillOpacity=".14" />
				<Ink d="M50-12H100M50-6H108M50 0H112M50 6H108M50 12H100" weight={0.35} />
				<Ink d="M5-13C14-16 40-17.6 70-17.6 92-16.6 106-8 112 0 106 8 92 16.6 70 17.6 40 17.6 14 16 5 13Z" weight={0.5} />
			</Plate>
			<Outlined d="M8-12H48V12H8Z" fill={white} />
			<Outlined d="M14-3H20V3H14Z" fill={cloth.red.light} />
			<Outlined d="M56-12H60V12H56Z" fill={cloth.orange.light} />
			<Outlined d="M76-5A5 5 0 1 1 76 5 5 5 0 1 1 76-5Z" fill={canvas.light} />
			<Ink d="M76-2.6A2.6 2.6 0 1 1 76 2.6 2.6 2.6 0 1 1 76-2.6" weight={0.6} />
			<Outlined d="M104-5H120V-2H104ZM104 2H120V5H104Z" fill={cloth.grey.dark} />
			<Outlined d="M108-2H120V2H108Z" fill={cloth.grey.light} />
			<Cord d="M81 0H108" width={2} colour={canvas.light} />
		</>
	);
}

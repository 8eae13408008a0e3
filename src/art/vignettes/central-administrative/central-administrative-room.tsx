import { brass, clay, crimson, linen, oilskin, palette, slate, wood } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { useNight } from '../../kit/night.tsx';

const { ink, paper, red, yellow, blue } = palette;

/** One of the umbrellas that are lent for the third thing, on its hook. */
function Hung({ x, y, fill, dark }: { x: number; y: number; fill: string; dark: string }) {
	return (
		<g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="4">
			<path d="M-9 6C-9-10 9-10 9 4V30" fill="none" stroke={ink} strokeWidth="9" />
			<path d="M-9 6C-9-10 9-10 9 4V30" fill="none" stroke={brass.mid} strokeWidth="3.500" />
			<path d="M1 30H17L22 44 14 128H4L-4 44Z" fill={fill} />
			<path d="M1 30H9L7 126H4L-4 44Z" fill={dark} strokeWidth="0" />
			<path d="M9 128V142" strokeWidth="5" />
		</g>
	);
}

/** Behind the half-door: pigeonholes of paper, and what the registrar may lend. */
export function Room() {
	const lent = useNight();
	const holes = [
		[74, brass.mid],
		[118, slate.pale],
		[162, paper],
		[206, clay.mid],
	] as const;
	return (
		<>
			<path d="M60 40H330V460H60Z" fill={linen.deep} />
			<path d="M60 40H240V250H60Z" fill={wood.deep} />
			{holes.map(([x, fill]) => (
				<path key={x} fill={fill} d={`M${x} 108h26v22h-26zM${x + 5} 172h30v14h-30zM${x} 164h28v8h-28zM${x + 2} 218h24v26h-24z`} />
			))}
			<Line d="M68 60V250M110 60V250M154 60V250M198 60V250M240 60V260M60 132H240M60 188H240M60 248H240" width={4.5} />
			<Line d="M240 98H330" width={6} />
			<Hung x={262} y={98} fill={red} dark={crimson.dark} />
			{!lent && <Hung x={292} y={98} fill={yellow} dark={oilskin.dark} />}
			<Hung x={322} y={98} fill={blue} dark={palette.deep} />
		</>
	);
}

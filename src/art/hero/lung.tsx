import { palette } from '../palette.ts';
import { Flag, Inner, line, Shade, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { white, yellow, red, sea, foam } = palette;

/** Where the water drips back: halftone on the lower glass is condensation. */
export function Condensation() {
	return (
		<pattern
			id="hero-damp"
			width="7"
			height="7"
			patternUnits="userSpaceOnUse"
			patternTransform="rotate(45)"
		>
			<circle cx="3.5" cy="3.5" r="1.5" fill={sea} fillOpacity=".55" />
		</pattern>
	);
}

/** The glass of one dome, to be drawn before what grows in it. */
function Glass({ x, y, r, rise }: { x: number; y: number; r: number; rise: number }) {
	const crown = `M${x - r} ${y}A${r} ${rise} 0 0 1 ${x + r} ${y}Z`;
	return (
		<>
			<path fill={tone.glass} d={crown} />
			<path
				fill="url(#hero-damp)"
				stroke="none"
				d={`M${x + r * 0.35} ${y}Q${x + r * 0.8} ${y - rise * 0.3} ${x + r * 0.6} ${y - rise * 0.8}A${r} ${rise} 0 0 1 ${x + r} ${y}Z`}
			/>
		</>
	);
}

/** The ribs of one dome, drawn over what grows in it. */
function Ribs({ x, y, r, rise, w }: { x: number; y: number; r: number; rise: number; w: number }) {
	const meridian = (part: number) =>
		`M${x - r * part} ${y}A${r * part} ${rise} 0 0 1 ${x + r * part} ${y}`;
	const half = Math.round(r * 0.84);
	const low = Math.round(rise * 0.54);
	return (
		<>
			<Inner w={1.4} d={`${meridian(0.32)}${meridian(0.7)}M${x} ${y}V${y - rise}`} />
			<Inner w={1.4} d={`M${x - half} ${y - low}Q${x} ${y - low - 9} ${x + half} ${y - low}`} />
			<path
				fill="none"
				stroke={white}
				strokeWidth="4"
				d={`M${x - r * 0.82} ${y - rise * 0.36}A${r} ${rise} 0 0 1 ${x - r * 0.4} ${y - rise * 0.84}`}
			/>
			<path fill="none" strokeWidth={w} d={`M${x - r} ${y}A${r} ${rise} 0 0 1 ${x + r} ${y}Z`} />
		</>
	);
}

/** The great dome's orchard, and three of the people who keep it. */
function Orchard() {
	return (
		<>
			<g strokeWidth="2">
				<path
					fill={tone.moss}
					d="M782 352Q780 326 800 322Q806 296 824 308Q842 286 852 310Q858 330 850 352Z"
				/>
				<path
					fill={tone.wood}
					d="M878 352L882 314 872 300 878 298 886 306 894 292 899 296 890 314 893 352Z"
				/>
				<path
					fill={tone.leaf}
					d="M856 308Q844 296 858 288Q856 272 874 276Q886 264 898 278Q916 278 912 294Q922 308 904 312Q890 320 880 310Q866 320 856 308Z"
				/>
				<path fill={tone.green} d="M916 352Q906 336 918 326Q930 322 936 340L938 352Z" />
				<path fill={tone.leaf} d="M792 352Q788 338 800 340Q806 330 816 340Q824 338 824 352Z" />
			</g>
			<g fill="none" strokeWidth="6" stroke={tone.orange}>
				<path d="M868 292h0M884 284h0M900 290h0M878 304h0M894 305h0M812 318h0M830 322h0" />
			</g>
			<Inner w={2} d="M904 352L896 306M912 352L904 306M897 314h8M899 324h8M901 334h8M903 344h8" />
			<Person
				at={[906, 336]}
				s={0.78}
				left
				skin={skin.brown}
				hair={tone.sand}
				head="brim"
				top={cloth.blue}
				arms={['5,-22 9,-26', '4,-17 8,-20']}
				stance={['3,-6 4,-1', '-2,-5 -2,2']}
			/>
			<Person
				at={[842, 352]}
				s={0.84}
				skin={skin.deep}
				hair={hairs.grey}
				head="bun"
				top={cloth.yellow}
				hem={6}
				lean={3}
				arms={['7,-16 11,-13', '5,-15 10,-12']}
			>
				<path fill={red} d="M11-12L26-12 22-5H13Z" />
				<path fill="none" d="M22-5l-8 5M10-13L24-3" />
				<circle cx="24" cy="-2" r="2.4" fill={foam} />
			</Person>
		</>
	);
}

/** The Lung: three domes of glass, with Equilibrium's flag over the largest. */
export function Lung() {
	return (
		<>
			<Glass x={932} y={300} r={36} rise={44} />
			<path
				fill={tone.leaf}
				strokeWidth="1.6"
				d="M906 300Q902 282 916 284Q920 270 934 278Q950 274 950 288Q962 290 956 300Z"
			/>
			<Ribs x={932} y={300} r={36} rise={44} w={2.6} />
			<path fill={tone.plaster} strokeWidth="3" d="M890 300H966V352H890Z" />
			<Shade d="M950 300H966V352H950Z" />
			<path fill={tone.green} strokeWidth="1.4" d="M966 304q-9 6-4 12-8 6-2 12-6 6-2 14 4 4 8 2Z" />
			<Flag letter="E" x={856} y={212} foot={270} w={48} wind={5} />
			<Glass x={856} y={352} r={86} rise={88} />
			<Orchard />
			<Ribs x={856} y={352} r={86} rise={88} w={4} />
			<path fill={white} strokeWidth="2.6" d="M848 266Q856 258 864 266V270H848Z" />
		</>
	);
}

/** The low dome on the quay, where the ferns are, and the boy who mists them. */
export function FernHouse() {
	return (
		<>
			<Glass x={800} y={440} r={44} rise={50} />
			<g strokeWidth="1.6">
				<path
					fill={tone.green}
					d="M766 440Q762 420 774 416Q768 428 780 434Q776 414 790 408Q786 424 792 440Z"
				/>
				<path
					fill={tone.leaf}
					d="M818 440Q812 424 824 414Q820 428 828 432Q830 420 838 426Q834 434 838 440Z"
				/>
			</g>
			<Person
				at={[804, 440]}
				s={0.82}
				left
				skin={skin.tan}
				hair={hairs.brown}
				head="tuft"
				top={white}
				legs={cloth.green}
				arms={['5,-18 10,-19', '-4,-15 -1,-10']}
			>
				<Inner w={line.fine} d="M10-19h4M15-21l4-2M15-19h5M15-17l4 2" />
			</Person>
			<Ribs x={800} y={440} r={44} rise={50} w={3.5} />
		</>
	);
}

/** The Lung's shaft: light goes down it, and air comes back. */
export function Shaft({ y, to }: { y: number; to: number }) {
	const x = 858;
	const rings = Array.from(
		{ length: Math.floor((to - y) / 26) },
		(_, i) => `M${x} ${y + 20 + i * 26}h26`,
	);
	const vine = Array.from({ length: Math.ceil((to - y) / 36) }, (_, i) =>
		i % 2 ? 'q-16 18 0 36' : 'q16 18 0 36',
	);
	return (
		<>
			<path fill={tone.glass} d={`M${x} ${y}h26V${to}h-26Z`} />
			<path fill={yellow} fillOpacity=".5" stroke="none" d={`M${x + 4} ${y}h9V${to}h-9Z`} />
			<Shade d={`M${x + 19} ${y}h7V${to}h-7Z`} />
			<path
				fill="none"
				stroke={tone.green}
				strokeWidth="3.4"
				d={`M${x + 13} ${y}${vine.join('')}`}
				clipPath="url(#hero-shaft)"
			/>
			<Inner d={rings.join('')} />
		</>
	);
}

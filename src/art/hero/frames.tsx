import { palette } from '../palette.ts';
import { Inner, line, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { ink, white, blue, yellow, red } = palette;

/** A bare berth frame, red-leaded against the sun: two and three-quarter million places like it. */
export function SunFrame() {
	return (
		<>
			<g fill="none">
				<path
					strokeWidth="6.5"
					d="M906 222V112M934 222V96M962 222V96M988 222V132M900 186H994M904 150H990M906 118H966M930 96H966"
				/>
				<path
					stroke={red}
					strokeWidth="3"
					d="M906 222V112M934 222V96M962 222V96M988 222V132M900 186H994M904 150H990M906 118H966M930 96H966"
				/>
				<Inner d="M906 186L934 222M934 150L906 186M962 186L988 222M934 118L962 150M962 150L988 186" />
			</g>
			<path fill={blue} strokeWidth="2" d="M935 187Q948 192 961 187L962 219Q948 213 936 221Z" />
			<Inner w={line.fine} d="M944 190q-2 14 1 26M953 190q3 12 0 25" />
			<Person
				at={[945, 106]}
				s={0.8}
				skin={skin.brown}
				hair={yellow}
				head="helmet"
				top={cloth.orange}
				legs={cloth.deep}
				arms={['5,-16 8,-19', '-4,-16 1,-13']}
				stance={['5,-11 5,-4', '2,-11 2.6,-3']}
			/>
			<Person
				at={[957, 106]}
				s={0.78}
				left
				skin={skin.fair}
				hair={white}
				head="helmet"
				top={cloth.slate}
				legs={cloth.khaki}
				stout={1}
				beard
				arms={['5,-17 5,-22', '-3,-16 3,-13']}
				stance={['4,-11 6,-5', '1,-11 .6,-3']}
			/>
			<Person
				at={[978, 150]}
				s={0.84}
				left
				skin={skin.olive}
				hair={hairs.black}
				head="cap"
				top={cloth.plum}
				legs={cloth.slate}
				lean={4}
				arms={['8,-17 13,-15', '5,-14 12,-13']}
				stance={['4,-7 1,0', '-1,-6 -5,0']}
			>
				<path fill={ink} d="M12-16h5l2 2h-7Z" />
				<path fill={yellow} strokeWidth="1" d="M20-14l3-5 1 5 5-2-3 4 4 3-5 0 0 5-3-4-4 3 1-5Z" />
			</Person>
		</>
	);
}

/** A frame still going up, with its jib crane and the beam that is on its way. */
export function CraneFrame() {
	const frame = 'M1362 238V150M1392 238V138M1420 238V178M1356 208H1426M1358 180H1424M1358 152H1398';
	return (
		<>
			<Inner w={2.6} d="M1402 208V84L1408 74 1414 84V208" />
			<Inner w={1.4} d="M1402 100l12 12-12 12 12 12-12 12 12 12-12 12" />
			<path fill={yellow} strokeWidth="2" d="M1346 92H1440V98H1346Z" />
			<Inner
				w={1.4}
				d="M1408 74L1350 92M1408 74L1438 92M1360 98V124M1360 124l-10 6M1360 124l12 6"
			/>
			<path fill={tone.steel} strokeWidth="2" d="M1428 98h12v12h-12Z" />
			<path fill={red} strokeWidth="2" d="M1344 130H1380V135H1344Z" />
			<g fill="none">
				<path strokeWidth="6.5" d={frame} />
				<path stroke={tone.mist} strokeWidth="3" d={frame} />
			</g>
			<Inner d="M1362 208L1392 180M1392 238L1420 208" />
			<Person
				at={[1386, 152]}
				s={0.8}
				left
				skin={skin.deep}
				hair={white}
				head="helmet"
				top={yellow}
				legs={blue}
				arms={['5,-20 8,-23', '5,-18 9,-20']}
				stance={['3,-5 5,0', '-3,-5 -5,0']}
			/>
		</>
	);
}

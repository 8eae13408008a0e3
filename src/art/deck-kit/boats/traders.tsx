import { brick, canvas, dusk, linen, navy, palette, rust, slate } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** The ferry for Jetsam, 490 long, and a flour barge, 440, that shows seven strakes. */

const { white, yellow, ink } = palette;
const row = (from: number, to: number, step: number, d: string) =>
	Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${from + i * step} ${d}`).join('');

export function Ferry() {
	return (
		<>
			<Cord d="M330-110L334-156" width={3} colour={white} />
			<Ink d="M334-154L476-62M334-154L40-70" weight={0.4} />
			<Plate
				d="M60-40V-72H120V-98H300L306-112H372L384-72H420L430-46V-40Z"
				tone={{ light: white, dark: linen.mid }}
				shade="M50-120H86V-30H50ZM110-120H146V-74H110ZM300-130H322V-74H300Z"
			>
				<Ink d="M60-72H430" weight={0.5} />
			</Plate>
			<path d={`${row(96, 400, 18, '-64h10v10h-10z')}${row(158, 280, 20, '-92h12v10h-12z')}`} fill={navy.mid} />
			<Outlined d="M328-106H368L373-94H328Z" fill={navy.mid} />
			<Plate d="M196-98L200-140Q222-146 246-140L250-98Z" tone={{ light: palette.sea, dark: slate.deep }} shade="M190-150H212V-90H190Z">
				<path d="M190-130H260V-116H190Z" fill={yellow} />
			</Plate>
			<Outlined d="M270-98V-118H277V-98Z" fill={cloth.grey.dark} />
			<Outlined d="M128-104Q146-98 166-104L162-96H132Z" fill={cloth.orange.light} />
			<Ink d="M16-50H60M16-42V-50M30-42V-50M45-42V-50" weight={0.5} />
			<Plate
				d="M2-40C120-42 300-42 400-44 440-48 470-56 488-64 484-40 474-16 460 2 450 20 430 26 410 26H40C24 24 14 16 12 6Z"
				tone={{ light: palette.deep, dark: dusk.deep }}
				shade="M0-6C200 2 400-4 490-40V30H0Z"
			>
				<path d="M0 0H490V30H0Z" fill={brick.mid} />
				<path d="M0-36C120-38 300-38 400-40 440-44 470-52 490-60V-54C470-46 440-38 400-34 300-32 120-32 0-30Z" fill={white} />
			</Plate>
			<Outlined d="M24 14L8 30H40Z" fill={cloth.grey.dark} />
		</>
	);
}

export function Barge() {
	const strake = 4.6;
	return (
		<>
			<Plate d="M20-34V-58H66L72-34Z" tone={{ light: canvas.pale, dark: canvas.dark }} shade="M14-64H32V-30H14Z" />
			<Outlined d="M40-54H62L66-44H40Z" fill={navy.mid} />
			<Cord d="M104-34V-60L150-52" width={2.4} colour={yellow} />
			<Plate d="M112-32V-42Q116-46 124-46H380Q388-46 392-42V-32Z" tone={cloth.green} shade="M100-38H400V-30H100Z">
				<Ink d={row(140, 380, 28, '-46V-30')} weight={0.5} />
			</Plate>
			<Plate
				d="M2-33H420Q434-34 438-38 438-20 428 0 418 16 404 16H30C16 16 8 10 6 0Z"
				tone={{ light: rust.mid, dark: brick.dark }}
				shade="M0-6C200 0 360-2 440-22V20H0Z"
			>
				<path d="M0 0H440V20H0Z" fill={brick.dark} />
				<Ink d={Array.from({ length: 9 }, (_, i) => `M0 ${-strake * (i - 2)}H440`).join('')} weight={0.5} />
				<path d="M0-1H440V1H0Z" fill={ink} />
			</Plate>
			<Outlined d="M14 8L2 20H30Z" fill={cloth.grey.dark} />
		</>
	);
}

import { dress } from '../../../content/wardrobe.ts';
import { midnight, palette } from '../../../model/colours.ts';
import { Form } from '../../kit/forms.tsx';

const { ink, white } = palette;
const { light, dark, joint, jointDark } = dress.hardSuit;
const hide = { light, dark };
const steel = { light: joint, dark: jointDark };

const studs = [-78, -56, -30, 0, 30, 56, 78];

/** The ring that the lid is bolted to: its far half, and the dark inside. */
export function RingBehind() {
	return (
		<>
			<ellipse cy="-340" rx="98" ry="26" fill={steel.dark} stroke={ink} strokeWidth="7" />
			<ellipse cy="-341" rx="76" ry="17" fill={ink} />
		</>
	);
}

/** The near half of it, over the one who stands in it. */
export function RingBefore() {
	return (
		<>
			<Form
				d="M-98-340C-98-326-54-316 0-316S98-326 98-340V-322C98-306 54-296 0-296S-98-306-98-322ZM-98-340C-90-330-84-326-76-324-50-316 50-316 76-324 84-326 90-330 98-340"
				tone={steel}
				shade="M-110-350H-36V-290H-110Z"
				line={3.5}
			/>
			<path
				d="M-98-340C-92-318-50-314 0-314S92-318 98-340L76-341C70-328 40-324 0-324S-70-328-76-341Z"
				fill={steel.light}
				stroke={ink}
				strokeWidth="4"
			/>
			{studs.map((x) => {
				const y = -321 - (x / 88) ** 2 * 9;
				return <path key={x} d={`M${x} ${y}v-13`} stroke={ink} strokeWidth="9" strokeLinecap="butt" />;
			})}
		</>
	);
}

/** The lid, hung by its eye: a dome with a port to look ahead through and one to look up. */
export function Lid() {
	return (
		<>
			<Form d="M-92 66C-104-20-60-74 0-74S104-20 92 66C40 82-40 82-92 66Z" tone={hide} shade="M-120-90H-20C-60-50-70 10-44 90H-120Z" />
			<Form d="M-100 56C-50 74 50 74 100 56V76C50 96-50 96-100 76Z" tone={steel} shade="M-110 40H-40V100H-110Z" line={3.5} />
			<path d="M-78 72v10M-40 79v10M0 82v10M40 79v10M78 72v10" stroke={ink} strokeWidth="8" strokeLinecap="butt" />
			<circle cx="14" cy="6" r="44" fill={steel.light} stroke={ink} strokeWidth="6" />
			<circle cx="14" cy="6" r="31" fill={midnight.light} stroke={ink} strokeWidth="5" />
			<path d="M-6-10C0-20 10-24 20-22L16-12C8-12 2-8-2 0Z" fill={white} />
			<circle cx="76" cy="6" r="13" fill={midnight.light} stroke={ink} strokeWidth="5" />
			<path d="M-14-74V-94H14V-74" fill={steel.light} stroke={ink} strokeWidth="6" />
		</>
	);
}

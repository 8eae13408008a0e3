import { concrete, copper, leaf, palette, rust } from '../../../model/colours.ts';
import { Line, skins } from '../../kit/forms.tsx';
import { LitForm } from '../figure.tsx';

const { ink, red, white } = palette;
const hair = { light: concrete.light, dark: concrete.mid };

/** Her head in a field of 100 units from chin to crown: cropped, seventy, eyes on the knife. */
export function KeeperHead() {
	return (
		<g transform="translate(10 -156)rotate(14)scale(.29)" strokeWidth="11">
			<LitForm
				d="M-36-16C-38-44-16-54 4-52 28-50 38-36 37-18L42-2C44 4 40 7 38 8 40 14 39 19 36 22 37 34 30 46 16 50 0 52-14 42-22 30-30 30-36 20-34 8-36 0-36-8-36-16Z"
				tone={skins.umber}
				by={[14, -2]}
			>
				<path d="M0 12C8 6 18 8 20 14 18 22 8 24 2 20Z" fill={copper.dark} />
			</LitForm>
			{/* Lids down, brows up: she is deciding where. */}
			<path d="M2-4C8-10 16-10 20-5L19 1C14 4 8 4 4 1Z" fill={white} strokeWidth="4" />
			<path d="M2-4C8-10 16-10 20-5L19-1C14 0 8 0 3-1Z" fill={skins.umber.dark} strokeWidth="4" />
			<path d="M13 0a3 3 0 1 0 .1 0Z" fill={ink} stroke="none" />
			<path d="M28-6C32-10 36-9 38-5L37 0C34 2 31 1 29-1Z" fill={white} strokeWidth="4" />
			<path d="M28-6C32-10 36-9 38-5L37-2 29-2Z" fill={skins.umber.dark} strokeWidth="4" />
			<Line d="M-2-15C6-23 16-22 22-16M28-17C32-20 36-19 38-15" width={5} ink={hair.light} />
			<Line d="M24-8C25 0 32 6 32 12 30 17 24 17 21 14" width={4.4} />
			<path d="M12 32C18 27 24 26 28 28 31 27 34 28 36 30 32 38 18 39 12 32Z" fill={rust.dark} strokeWidth="4" />
			<Line d="M10 32C18 32 26 31 36 30M8 22Q4 28 6 34M-4 4Q-8 6-11 4M-4 9Q-8 12-10 11M6-32Q14-36 24-33M8-38Q16-42 24-39" width={2.8} />
			<LitForm
				d="M-34 4C-42-2-42-12-38-18-42-26-38-36-32-40-30-48-22-52-15-52-10-60 2-61 8-57 17-60 28-56 31-49 38-46 41-38 38-31 36-28 33-27 30-30 22-40 4-42-8-34-14-30-14-22-16-14-20-18-26-16-28-8-30-4-30 2-34 4Z"
				tone={hair}
				by={[10, -2]}
			/>
			<Line
				d="M-30-26q3-5 7 0q-1 4-5 3M-22-42q3-5 7 0q-1 4-5 3M-6-50q3-5 7 0q-1 4-5 3M10-50q3-5 7 0q-1 4-5 3M24-44q3-5 7 0q-1 4-5 3M-12-38q3-5 7 0q-1 4-5 3M4-42q3-4 6 0M-36-12q3-4 6 0"
				width={2.6}
			/>
			<LitForm d="M-28-10C-20-16-12-8-14 2-16 10-22 14-27 10Z" tone={skins.umber} by={[3, 0]}>
				<Line d="M-24-5q6-2 5 5-2 5-5 5" width={2.6} />
			</LitForm>
			<path d="M-22 16a6 6 0 1 1-.1 0Z" fill={leaf.mid} strokeWidth="5" />
			<path d="M-20-12L-58-34-61-28-23-7Z" fill={red} strokeWidth="6" />
		</g>
	);
}

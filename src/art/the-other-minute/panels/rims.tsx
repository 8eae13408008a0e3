import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { cloth } from '../../kit/forms.tsx';
import { mix } from '../../kit/mix.ts';

/** What a bulb before them leaves on the edges of two backs, in the units of a bust's head. */
export function HalimaRim() {
	return (
		<>
			<path d="M40-157C76-142 92-112 82-78L71-76C78-106 64-132 34-149Z" fill={mix(palette.yellow, palette.white, 0.6)} />
			<path d="M206 216C262 220 304 272 318 350L302 352C288 282 254 240 208 230Z" fill={mix(palette.blue, steel.glow, 0.42)} />
		</>
	);
}

export function QuistRim() {
	return (
		<>
			<path
				d="M188 290C236 298 262 340 272 410 278 450 281 500 284 560L270 560C266 500 262 450 258 416 246 356 222 316 190 304Z"
				fill={mix(cloth.plum.light, steel.glow, 0.36)}
			/>
			<path d="M112 186L126 250 116 254 102 192Z" fill={mix(cloth.plum.light, steel.glow, 0.36)} />
		</>
	);
}

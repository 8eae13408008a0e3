import { denim, midnight, navy, palette, skinTone, slate } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Eye, penOf } from '../../kit/body/head-parts.tsx';
import { skins } from '../../kit/forms.tsx';
import { QuistBust } from '../cast/quist-bust.tsx';

const tilt = 11;

/** Quist sees: behind him the light, before him the dark of K 23. */
export function Panel45() {
	const pen = penOf({ view: 'profile', line: 5.5 });
	return (
		<>
			<path d="M0 0H276V552H0Z" fill={navy.deep} />
			<path d="M158 0V552M0 96H276M0 240H276M0 400H276" stroke={midnight.light} strokeWidth="16" />
			<path d="M0 0H96C110 160 96 340 110 552H0Z" fill={denim.dark} />
			<path d="M0 0H62C74 130 52 250 0 300Z" fill={steel.pool} />
			{/* Between his hair and his collar there is neck, not passage. */}
			<path d="M44 320L66 318 72 346 56 344Z" fill={skins.rose.dark} />
			<QuistBust view="profile" x={86} y={250} height={330} tilt={tilt} mood="plain" line={6}>
				<g transform={`rotate(${tilt} -20 150)`}>
					<Eye
						pen={pen}
						at={[54, 2]}
						size={[16, 13, 9]}
						slant={2}
						open={0.42}
						iris={[7.5, slate.mid]}
						ahead={[9, 7]}
						lid={skinTone.flushed}
					/>
				</g>
			</QuistBust>
			<path d="M159 466L160 456 166 444H244V544H236L176 458Z" fill={navy.deep} />
			<path d="M150 467C160 466 168 465 176 462L231 539" fill="none" stroke={palette.ink} strokeWidth="6" />
		</>
	);
}

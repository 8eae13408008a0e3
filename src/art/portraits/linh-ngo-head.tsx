import { linhNgo } from '../../content/wardrobe.ts';
import { canvas, coral, linen, palette, rust, skinTone, slate } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { lights } from '../kit/night.tsx';
import { useLamplight } from './lamplight.tsx';
import { Eye, FarFlat, Outlined, Shaded } from './portrait-kit.tsx';

export const skin = { light: linhNgo.skin, dark: skinTone.honey };

export function LinhNgoHairBehind() {
	return (
		<Outlined
			d="M150 84C104 110 92 180 98 296C104 312 124 322 150 318L190 300H246C262 308 282 308 294 296
				C304 220 306 130 262 84Z"
			fill={palette.ink}
			line={6}
			rim
		/>
	);
}

/** Chin down, eyes up: she looks over the rims because the rims are for reading. */
export function LinhNgoFace() {
	return (
		<>
			<Outlined d="M164 262L160 316C184 346 230 344 252 312L244 262Z" fill={skin.dark} line={4} far />
			<Shaded
				rim
				d="M140 120C132 156 130 192 138 218C146 252 176 286 206 298C218 302 230 300 240 290
					C258 272 268 248 271 224C278 212 279 198 274 186C278 166 278 146 272 116Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M300 100L236 110C240 140 236 156 228 172C230 190 238 204 240 216C236 226 236 236 246 248
					C248 266 242 286 230 304H300ZM130 100H280V160C240 150 170 152 130 170Z"
			>
				<Flat d="M146 228C156 216 180 218 188 230C182 250 156 250 146 228Z" fill={skinTone.wheat} />
				<FarFlat d="M246 226C254 218 266 220 272 228C268 242 252 244 246 226Z" fill={skinTone.tan} />
				<Brush d="M212 284C220 288 230 287 236 282" width={3} />
				<Brush d="M148 240C152 254 160 266 170 274" width={2.4} ink={skin.dark} />
			</Shaded>
			<Flat d="M207 262C214 257 222 255 228 258C234 254 240 255 246 259C236 264 217 265 207 262Z" fill={rust.dark} />
			<Flat d="M210 263C221 264 234 264 243 261C238 273 217 274 210 263Z" fill={coral.dark} />
			<Brush d="M199 264C208 264 218 262 228 262C237 261 244 259 252 253" width={4.8} />
			<Brush d="M252 249C255 253 255 258 253 262" width={2.8} />
			<Eyes />
			<Brush d="M226 180C230 194 238 206 240 216" width={3} />
			<Brush d="M216 224C214 232 220 236 227 236C232 240 238 240 240 235C246 236 250 230 246 223" width={4.2} ends={[1.5, 1.5]} />
			<Flat d="M222 234C224 231 229 231 230 235ZM238 235C240 232 244 232 244 234Z" />
			<Glasses />
		</>
	);
}

/** The auditor does not blink. */
function Eyes() {
	return (
		<>
			<Eye top="M160 184C170 173 190 172 206 185" under="C196 193 172 194 160 184" iris={[185, 182, 8.4]} lid={8} />
			<Eye top="M233 184C241 172 258 172 267 181" under="C262 190 243 192 233 184" iris={[250, 180, 7.4]} white={linen.pale} lid={7} />
			<Brush d="M161 184C156 183 152 180 150 177" width={4} ends={[4, 0.6]} />
			<Brush d="M168 173C180 166 196 167 207 177M238 174C246 166 256 165 263 170" width={2.2} />
			<Brush d="M150 160C166 147 190 148 210 160" width={9} ends={[2, 6]} />
			<Brush d="M231 162C242 152 260 150 274 157" width={8} ends={[6, 2]} />
			<Brush d="M220 164C219 169 220 173 222 176" width={2.6} />
		</>
	);
}

function Glasses() {
	return (
		<>
			<g fill={palette.white} fillOpacity=".35" data-light={lights.own}>
				<ellipse cx="180" cy="222" rx="31" ry="28" transform="rotate(-3 180 222)" />
				<ellipse cx="254" cy="218" rx="23" ry="27" transform="rotate(-3 254 218)" />
			</g>
			<Flat d="M160 236L184 198L194 198L168 242ZM184 246L204 212L208 218L192 246Z" fill={palette.white} />
			<Flat d="M242 232L256 196L262 198L248 238Z" fill={palette.white} />
			<ByNight>
				<Flat
					d="M160 236L184 198L194 198L168 242ZM184 246L204 212L208 218L192 246ZM242 232L256 196L262 198L248 238Z"
					fill={palette.white}
				/>
			</ByNight>
			<g fill="none" stroke={palette.ink} strokeWidth="5.5">
				<ellipse cx="180" cy="222" rx="31" ry="28" transform="rotate(-3 180 222)" />
				<ellipse cx="254" cy="218" rx="23" ry="27" transform="rotate(-3 254 218)" />
				<path d="M211 216C216 208 226 208 231 214M150 216L134 206" />
			</g>
		</>
	);
}

export function Fringe() {
	const lamp = useLamplight();
	const gloss = lamp ? palette.white : palette.foam;
	return (
		<>
			<Flat
				d="M120 322C100 320 90 300 90 264C86 190 94 104 146 66C196 34 260 46 290 94
					C312 138 312 220 306 300C298 312 284 310 276 300C280 250 280 200 272 152
					L260 144L256 150L238 146L232 153L206 150L200 158L174 156L168 164L150 164
					C146 210 150 262 164 306C156 320 138 324 120 322Z"
			/>
			<Brush d="M140 104C154 82 176 70 206 66" width={7} ink={gloss} />
			<Brush d="M122 140C126 126 130 118 136 110" width={6} ink={gloss} />
			<ByNight>
				<Brush d="M236 56C284 76 302 136 301 200C301 240 300 268 297 292" width={7} ends={[0.6, 3]} ink={lamp?.rim.light} />
				<Brush d="M126 88C98 128 92 190 95 262C96 284 100 300 108 310" width={5} ink={canvas.deep} />
			</ByNight>
			<Brush
				d="M204 84C180 96 160 120 152 150M224 78C208 100 196 126 192 146M244 82C236 104 230 126 230 144
					M264 92C262 112 258 130 258 144M112 190C108 228 110 262 116 296M130 196C126 232 130 268 138 304
					M288 150C294 190 294 240 290 284M276 110C284 124 288 136 290 150"
				width={4}
				ink={slate.dark}
			/>
		</>
	);
}

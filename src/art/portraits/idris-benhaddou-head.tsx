import { useId } from 'react';
import { idrisBenhaddou } from '../../content/wardrobe.ts';
import { brick, deal, linen, palette, rust, slate } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: idrisBenhaddou.skin, dark: idrisBenhaddou.skinShade };
const wool = { fill: idrisBenhaddou.rollNeck, dark: brick.dark };

/** Four days' growth, in the one place where dots stand for what they look like. */
function Stubble() {
	const dots = useId();
	return (
		<>
			<pattern id={dots} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
				<circle cx="3" cy="3" r="1.4" fill={palette.ink} />
			</pattern>
			<path
				d="M144 200C152 232 164 246 178 250C186 236 206 230 224 232C240 226 254 226 266 232
					L272 226C268 266 250 304 230 310C196 302 152 262 144 200Z"
				fill={`url(#${dots})`}
			/>
		</>
	);
}

export function IdrisBenhaddouFace() {
	return (
		<>
			<Outlined d="M146 236C150 290 160 330 176 372C210 380 250 360 256 300V250Z" fill={skin.dark} far />
			<Shaded
				d="M116 300C150 316 176 334 206 328C236 324 258 312 284 290V390H116Z"
				{...wool}
				shade="M200 310C220 330 210 360 214 400H300V280Z"
			>
				<Brush
					d="M140 318C144 334 146 346 146 360M164 328C168 342 170 354 170 366M190 334C192 346 192 358 190 370M236 322C236 336 232 350 226 364M258 310C258 326 254 340 248 354"
					width={4}
					ink={wool.dark}
				/>
			</Shaded>
			<Shaded
				d="M148 104C140 134 138 184 148 224C156 258 184 294 210 308C226 315 244 308 252 292
					C262 274 270 252 272 234C280 220 284 204 278 190C274 180 278 164 278 150C278 134 276 120 270 106Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M238 60C246 120 250 140 240 166C248 190 262 216 268 226C264 236 250 238 240 236
					C250 246 252 256 240 266C250 276 246 296 232 316H310V60ZM136 70H280V146C250 130 190 130 160 160
					C152 180 158 206 166 226C160 236 156 246 154 256L120 200Z"
			>
				<Stubble />
				<Brush d="M184 236C188 246 188 254 186 264M206 278C203 284 203 290 206 296" width={3} />
				<Brush d="M180 204C188 210 200 212 210 208M184 212C190 216 198 217 206 215" width={2.6} />
				<Brush d="M172 186C164 184 160 180 156 176M172 192C166 194 160 194 156 192M174 198C168 202 164 204 160 205" width={2.6} />
				<Brush d="M230 288C236 292 244 291 250 287" width={3} />
				<Brush d="M236 128C237 136 238 142 241 148M246 127C246 134 246 140 247 146" width={3} />
				<Brush d="M184 134C196 128 210 127 222 130M190 143C200 138 210 138 218 140" width={2.4} />
				<Brush d="M152 232L158 246" width={2.6} ink={rust.dark} />
			</Shaded>
			<Features />
			<Flat
				d="M140 158C124 100 150 46 204 36C264 38 294 92 280 146C276 126 266 116 254 112
					C244 122 226 122 212 112C194 124 168 120 158 132C150 138 146 148 144 166Z"
			/>
			<Brush d="M166 96C176 82 190 74 206 70M182 108C194 96 210 90 226 90" width={4} ink={slate.dark} />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye top="M180 190C188 178 206 177 220 187" under="C212 196 192 198 180 190" iris={[207, 187, 7]} lid={7} />
			<Eye top="M244 186C250 177 262 176 271 183" under="C264 192 252 193 244 186" iris={[261, 184, 6.4]} white={linen.light} lid={6} />
			<Brush d="M178 184C186 172 206 170 221 180M245 178C251 171 262 170 270 176" width={2.8} />
			<Brush d="M172 172C186 156 210 158 228 174" width={11} ends={[2, 6]} />
			<Brush d="M243 172C252 160 266 156 278 162" width={9} ends={[6, 3]} />
			<Brush d="M243 176C252 188 250 200 264 220C270 229 262 236 250 235" width={5} ends={[1, 3]} />
			<Brush d="M232 220C225 222 224 232 231 236C237 239 242 238 246 236" width={4.4} ends={[1, 3]} />
			<Flat d="M235 233C238 229 244 230 245 234Z" />
			<Flat d="M206 262C218 255 230 254 240 256C248 254 256 254 264 255C254 262 222 266 206 262Z" fill={rust.dark} />
			<Flat d="M212 263C226 264 244 263 260 257C256 272 224 276 212 263Z" fill={deal.dark} />
			<Brush d="M201 260C216 262 230 260 240 260C250 260 258 258 267 253" width={4.6} />
		</>
	);
}

import { padminiRaghavan } from '../../content/wardrobe.ts';
import { linen, palette, phosphor, skinTone, wine } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: padminiRaghavan.skin, dark: skinTone.cocoa };

export function PadminiRaghavanFace() {
	return (
		<>
			<Shaded
				rim
				d="M150 108L220 76C240 80 262 88 270 104L276 151C275 165 272 179 276 189C282 203 279 217 270 231C269 245 265 263 257 283C250 300 234 308 216 302C190 292 160 258 150 222C142 190 142 146 150 108Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M238 84C246 124 250 150 238 172C246 190 258 206 266 222C262 232 250 234 240 232L246 242
					C256 246 262 252 262 256C256 268 244 276 240 284C238 294 232 302 226 312H320V84ZM140 100
					C156 120 154 160 158 186C150 210 156 236 168 262L130 240Z"
			>
				<Flat d="M176 222C186 212 204 214 210 226C204 238 184 238 176 222Z" fill={skinTone.chestnut} />
				<ByNight>
					<path d="M120 150C162 160 178 200 172 232C168 256 156 268 150 270L110 230Z" fill={phosphor.light} fillOpacity=".3" />
					<path d="M120 176C150 180 160 204 158 226C156 244 150 254 146 256L110 230Z" fill={phosphor.light} fillOpacity=".3" />
				</ByNight>
				<Brush d="M204 240C198 248 194 256 195 266M228 290C236 294 246 293 252 288" width={3} />
				<Brush d="M188 204C196 210 206 211 214 208" width={2.4} />
				<Brush d="M196 144C208 138 222 138 232 142" width={2.4} />
			</Shaded>
			<Eye top="M178 191C188 173 210 170 225 185" under="C216 197 192 200 178 191" iris={[210, 181, 8.4]} lid={8} />
			<Eye top="M246 184C252 170 266 169 274 179" under="C268 192 252 194 246 184" iris={[265, 177, 7]} white={linen.light} lid={7} />
			<Brush d="M180 190C172 188 166 184 162 178" width={5} ends={[4, 0.6]} />
			<Brush d="M178 182C188 166 210 164 224 176M246 176C252 165 265 163 273 171" width={2.6} />
			<Brush d="M168 164C182 142 208 138 228 156" width={10} ends={[2, 6]} />
			<Brush d="M243 164C252 155 266 153 276 159" width={9} ends={[6, 2]} />
			<Brush d="M243 174C248 186 262 200 270 216C275 228 266 236 254 234" width={5} ends={[1, 3]} />
			<Brush d="M238 220C229 221 227 232 234 237C240 239 244 238 248 235" width={4.4} ends={[1, 3]} />
			<Flat d="M240 234C243 230 248 231 249 235Z" />
			<circle cx="231" cy="226" r="4" fill={padminiRaghavan.gold} stroke={palette.ink} strokeWidth="2.2" />
			<Flat d="M206 260C216 251 228 250 238 254C246 250 256 252 263 256C252 262 222 266 206 260Z" fill={wine.mid} />
			<Flat d="M210 262C226 264 246 262 260 258C256 276 226 282 210 262Z" fill={padminiRaghavan.lips} />
			<Brush d="M198 252C204 260 212 262 222 261C234 260 250 260 266 255" width={4.8} ends={[1, 1]} />
		</>
	);
}

export function PadminiRaghavanHair() {
	return (
		<>
			<Outlined
				d="M150 204C116 164 118 94 164 62C212 30 276 46 292 96C302 122 292 140 284 150
					C276 128 260 104 226 92C200 106 178 130 170 164C166 182 160 196 150 204Z"
				fill={palette.ink}
				line={5}
				rim
			/>
			<Brush
				d="M226 92C198 92 164 116 152 158M226 92C196 74 156 92 138 132M226 92C206 62 176 64 154 86
					M226 92C246 82 270 94 282 120M226 92C240 68 264 68 282 92"
				width={4}
				ink={padminiRaghavan.gleam}
			/>
			<Brush d="M226 92C222 78 216 66 208 56" width={3} ink={skin.dark} />
			<Line d="M226 92C232 104 236 112 238 122" width={2.6} ink={padminiRaghavan.gold} />
			<circle cx="239" cy="127" r="5.5" fill={padminiRaghavan.gold} stroke={palette.ink} strokeWidth="2.5" />
		</>
	);
}

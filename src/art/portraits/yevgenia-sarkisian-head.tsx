import { yevgeniaSarkisian } from '../../content/wardrobe.ts';
import { clay, copper, coral, crimson, deal, leather, linen, palette, skinTone, steel } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, FarFlat, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: yevgeniaSarkisian.skin, dark: skinTone.tan };

export function Bun() {
	return (
		<>
			<Line d="M160 16L254 66" width={9} />
			<Line d="M160 16L254 66" width={4} ink={steel.pale} />
			<Shaded
				rim
				d="M168 66C156 44 168 16 196 12C226 8 246 26 242 50C240 72 222 84 200 84C186 84 174 78 168 66Z"
				fill={yevgeniaSarkisian.hair}
				dark={yevgeniaSarkisian.brows}
				shade="M210 8C224 30 220 60 196 88H260V10Z"
			>
				<Brush d="M172 52C184 34 206 28 226 38M176 66C192 50 216 48 236 58M186 22C200 18 218 22 232 34" width={3.6} />
			</Shaded>
			<Outlined d="M226 46L264 66C272 72 268 84 258 82L218 62Z" fill={palette.red} line={4.5} />
			<Line d="M232 56L258 70" width={2.4} ink={crimson.dark} />
		</>
	);
}

export function YevgeniaSarkisianFace() {
	return (
		<>
			<Outlined d="M141 168C128 156 118 168 121 186C124 204 134 214 145 206Z" fill={skin.light} line={4.5} />
			<Brush d="M137 176C130 176 130 188 136 196" width={3} />
			<circle cx="133" cy="210" r="4" fill={yevgeniaSarkisian.brass} stroke={palette.ink} strokeWidth="2.5" />
			<Shaded
				rim
				d="M150 86C136 130 134 168 138 196C140 222 150 250 170 274C186 290 214 290 230 274
					C250 250 262 226 264 198C268 168 264 130 250 86Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M280 90L214 96C224 124 222 146 208 162C204 178 212 198 218 220C212 232 214 238 222 242
					C228 250 222 258 212 262C216 272 212 282 200 292H290ZM142 110L150 120C146 160 150 190 156 210
					L150 240L130 190V110Z"
			>
				<Flat d="M150 184C158 202 184 204 196 190C190 210 160 212 150 184Z" fill={clay.dark} />
				<FarFlat d="M210 190C220 204 244 202 252 184C246 212 216 210 210 190Z" fill={skinTone.chestnut} />
				<Brush d="M154 194C162 203 178 205 188 198M214 198C224 205 240 203 248 194" width={2.6} />
				<Brush d="M183 230C176 238 172 246 170 254M219 230C226 238 230 246 232 254" width={3.2} />
				<Brush d="M170 132C182 127 192 127 200 129C210 126 222 127 232 132" width={2.6} />
				<Brush d="M196 158C194 164 194 168 196 174M206 157C208 163 208 166 206 172" width={3} />
				<Brush d="M144 186C148 186 150 186 153 184M146 195C150 194 153 192 156 189" width={2.4} />
				<Brush d="M190 281C196 284 206 284 212 280" width={3} />
			</Shaded>
			<Features />
		</>
	);
}

/** Asks if you have slept, and waits for the answer. */
function Features() {
	return (
		<>
			<Flat d="M150 182C158 168 180 166 190 184C180 176 162 176 154 184Z" fill={clay.dark} />
			<Flat d="M212 184C222 166 244 168 253 182C240 176 222 176 212 184Z" fill={deal.dark} />
			<Eye top="M151 185C159 177 178 177 189 187" under="C180 195 160 195 151 185" iris={[171, 184, 8]} c={leather.mid} lid={7} />
			<Eye
				top="M213 187C224 177 243 177 251 185"
				under="C242 195 222 195 213 187"
				iris={[233, 184, 8]}
				c={leather.mid}
				white={linen.light}
				lid={7}
			/>
			<Brush d="M150 177C158 166 180 165 190 177M212 177C222 165 244 166 252 177" width={3} />
			<Brush d="M146 166C156 154 178 152 194 162" width={11} ends={[2, 6]} ink={yevgeniaSarkisian.brows} />
			<Brush d="M210 158C224 144 246 146 258 158" width={11} ends={[6, 2]} ink={yevgeniaSarkisian.brows} />
			<Brush d="M209 176C212 194 220 208 221 220" width={4} />
			<Brush d="M189 196C187 204 184 210 182 217" width={2.6} />
			<Brush d="M182 216C178 226 186 231 193 229C199 235 206 235 210 229C217 231 224 226 221 218" width={4.6} ends={[1.5, 1.5]} />
			<Flat d="M186 226C189 222 194 223 195 228ZM218 226C215 222 210 223 209 228Z" />
			<Flat d="M178 256C186 250 194 249 200 252C207 249 216 250 224 255C214 268 188 268 178 256Z" fill={coral.dark} />
			<Flat d="M178 256C186 250 194 249 200 252C207 249 216 250 224 255C212 257 190 257 178 256Z" fill={copper.dark} />
			<Brush d="M172 260C182 256 192 256 200 257C210 256 220 255 230 259" width={4.4} />
		</>
	);
}

export function YevgeniaSarkisianHair() {
	return (
		<Shaded
			rim
			d="M136 180C116 130 134 68 200 62C266 66 286 126 268 184C266 164 260 144 250 132
				C236 116 216 108 206 102C196 108 168 114 152 132C142 146 138 162 136 180Z"
			fill={yevgeniaSarkisian.hair}
			dark={yevgeniaSarkisian.brows}
			shade="M206 56C250 70 262 110 252 132L272 190L310 130L270 50Z"
		>
			<Brush
				d="M206 102C190 84 160 90 142 126M206 102C184 74 146 80 130 130M206 102C196 74 168 66 148 78
					M206 102C226 84 252 94 264 128M206 102C230 74 262 84 276 130M206 102C214 76 240 68 258 80"
				width={3.4}
			/>
			<Brush d="M196 88C176 78 152 88 140 110" width={4} ink={steel.pale} />
		</Shaded>
	);
}

import { tomasiFaleafa } from '../../content/wardrobe.ts';
import { coral, crimson, linen, palette, skinTone, slate, steel, wine } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: tomasiFaleafa.skin, dark: skinTone.umber };

export function TomasiFaleafaFace() {
	return (
		<>
			<Shaded
				d="M136 216C138 262 132 280 116 298C152 350 252 348 280 294C264 280 264 252 264 214Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M130 250C166 300 220 306 252 260L214 350L290 330V200Z"
			/>
			<Outlined d="M114 294C150 346 252 346 282 290L294 306C264 374 146 374 104 312Z" fill={palette.ink} line={3} />
			<Brush d="M122 318C156 356 238 358 282 308" width={3} ink={slate.dark} />
			<Outlined d="M137 160C124 146 112 158 116 178C119 196 130 206 141 198Z" fill={skin.light} line={4.5} />
			<Brush d="M132 168C125 168 125 180 132 188" width={3} />
			<Outlined d="M269 158C281 146 291 158 287 176C284 194 275 202 265 194Z" fill={skin.dark} line={4.5} far />
			<Shaded
				rim
				d="M134 112C128 150 130 190 136 214C144 248 170 276 204 280C240 280 264 250 270 216
					C275 186 274 150 270 110Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M230 90C232 130 228 146 220 158C218 172 224 186 230 196C228 204 220 208 210 208
					L208 280H300V90ZM130 108C170 96 236 94 272 106V124C236 108 170 110 130 126Z"
			>
				<Flat d="M144 196C150 184 170 182 180 190C178 204 152 206 144 196Z" fill={skinTone.chestnut} />
				<Brush d="M148 192C156 198 168 199 178 194M232 192C244 196 254 194 264 187" width={2.8} />
				<Brush
					d="M152 180C146 178 142 174 139 170M153 186C147 187 142 186 138 183M259 176C264 174 267 170 269 166M260 183C264 183 268 181 271 178"
					width={2.6}
				/>
				<Brush d="M168 132C184 126 200 126 212 129M176 140C188 136 200 136 208 138" width={2.4} />
			</Shaded>
			<Features />
			<Beard />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye top="M158 172C164 160 182 158 194 168" under="C188 176 168 179 158 172" iris={[172, 170, 7]} lid={6} />
			<Eye top="M222 168C230 158 246 157 255 167" under="C248 176 230 176 222 168" iris={[233, 168, 7]} white={linen.light} lid={6} />
			<Brush d="M156 163C164 153 182 151 195 160M222 159C232 150 247 149 257 158" width={2.6} />
			<Brush d="M150 152C160 138 180 136 200 148" width={11} ends={[3, 4]} />
			<Brush d="M218 146C232 130 252 131 264 143" width={10} ends={[4, 3]} />
			<Brush d="M212 158C214 172 222 182 226 192" width={3.4} />
			<Brush
				d="M188 186C180 190 180 200 188 204C196 208 200 204 206 206C214 206 220 208 226 203C233 198 232 190 226 186"
				width={4.4}
				ends={[1.5, 1.5]}
			/>
			<Flat d="M190 202C193 198 199 198 201 204ZM212 205C214 199 220 198 223 202Z" />
		</>
	);
}

function Beard() {
	return (
		<>
			<Flat
				d="M131 172C138 198 148 212 166 212C176 212 182 208 192 208C200 206 204 210 208 211
					C214 207 220 205 228 206C240 207 248 210 254 206C264 200 268 188 273 168
					C278 190 276 206 272 220C274 232 268 238 266 244C266 256 258 262 252 266
					C250 278 240 284 232 286C226 296 212 298 204 294C194 300 180 296 174 288
					C164 288 154 278 152 268C144 264 138 254 138 244C132 236 130 226 131 214Z"
			/>
			<Outlined d="M168 226C188 228 220 224 246 214C244 242 226 256 204 256C184 256 172 244 168 226Z" fill={wine.dark} line={3} />
			<Flat d="M171 228C190 230 220 226 244 217C242 230 230 238 206 240C186 241 174 236 171 228Z" fill={palette.white} />
			<Line d="M206 226V240M190 228L191 239M222 224L222 237" width={1.4} ink={steel.mid} />
			<Flat d="M190 250C198 243 216 243 226 246C220 254 200 256 190 250Z" fill={coral.dark} />
			<Brush d="M160 220C164 224 167 226 170 226M244 216C250 212 253 209 255 205" width={4} ink={skin.dark} />
			<Brush
				d="M146 226C148 244 154 258 166 270M158 244C162 258 170 268 182 276M190 270C196 276 204 278 212 276
					M232 266C242 260 250 250 254 238M222 276C234 274 244 266 250 258"
				width={3.4}
				ink={slate.dark}
			/>
		</>
	);
}

export function TomasiFaleafaCap() {
	return (
		<>
			<Flat d="M130 168C126 144 126 124 136 108H270C278 126 278 146 274 164C270 148 266 136 258 126C220 116 180 116 146 128C138 138 134 152 130 168Z" />
			<Shaded
				rim
				d="M126 122C104 88 112 44 154 30C206 10 272 20 292 56C304 80 296 102 284 120
					C240 92 170 94 126 122Z"
				fill={palette.red}
				dark={crimson.dark}
				shade="M236 0C264 44 266 80 250 116L310 140V20ZM126 122C160 100 240 94 284 120L286 104C240 82 160 86 122 110Z"
				line={6}
			>
				<Brush d="M160 26C146 54 144 80 150 106M222 18C212 46 212 72 220 98" width={4.4} />
				<Brush d="M130 60C136 50 144 44 152 40" width={4} ink={coral.light} />
			</Shaded>
			<Outlined d="M184 22a10 6 0 1 1 20 -3Z" fill={palette.red} line={3.5} />
			<Shaded
				rim
				d="M122 118C146 72 256 68 290 112C302 122 304 134 298 140C256 112 172 114 132 142
					C122 138 116 128 122 118Z"
				fill={palette.red}
				dark={crimson.dark}
				shade="M126 132C164 98 262 96 304 132L300 146H126Z"
			>
				<Brush d="M134 116C160 84 246 82 280 110" width={3} ink={coral.light} />
			</Shaded>
		</>
	);
}

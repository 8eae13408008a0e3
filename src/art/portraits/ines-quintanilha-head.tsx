import { inesQuintanilha } from '../../content/wardrobe.ts';
import { brick, concrete, copper, coral, palette, skinTone, wine } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: inesQuintanilha.skin, dark: skinTone.umber };

export function InesQuintanilhaHair() {
	return (
		<Shaded
			rim
			d="M100 306C72 314 44 292 48 264C22 256 10 224 30 204C6 188 10 152 36 144C24 114 46 84 76 90
				C76 58 110 36 138 52C152 20 200 14 220 38C246 16 292 28 300 60C332 58 354 90 342 118
				C364 132 366 162 350 176C366 194 360 222 340 228C346 250 328 268 308 262C296 274 280 268 274 256
				L250 160L180 130L150 300C138 322 112 322 100 306Z"
			fill={inesQuintanilha.hair}
			dark={skinTone.jet}
			shade="M180 120C150 150 160 260 140 330L60 330C90 310 110 250 100 200C96 150 130 90 190 90Z
				M262 30C280 90 316 150 300 270L360 290L400 120L320 20Z"
			line={6}
		>
			<Brush
				d="M36 144C50 142 64 148 68 160C70 168 62 172 58 166M76 90C78 104 90 112 102 108C110 104 106 96 99 98
					M138 52C136 66 144 78 156 78C165 76 164 66 156 67M30 204C44 198 58 202 64 212C67 220 59 225 55 219
					M48 264C58 256 72 256 80 264C84 271 78 278 72 273M220 38C214 50 218 62 228 66C237 68 240 59 233 56
					M300 60C288 62 282 72 286 82C291 90 300 85 297 78M342 118C330 116 320 124 322 134C326 142 335 138 333 131
					M350 176C338 172 328 180 330 190C334 198 343 194 340 187"
				width={4}
			/>
			<Brush
				d="M96 148C108 136 126 138 132 150C135 160 124 164 121 156M66 182C80 174 94 178 98 190
					M104 206C116 198 130 202 134 214C136 222 127 226 124 219M78 232C90 224 104 228 108 240
					M104 266C114 258 126 260 130 270M114 82C124 72 138 74 142 84M172 44C184 36 198 40 202 50
					M250 62C262 56 274 62 276 74M100 120C110 110 124 110 130 118M304 104C314 98 324 102 328 112
					M312 148C322 142 332 146 336 154M306 208C316 202 326 206 330 214"
				width={4.4}
				ink={copper.dark}
			/>
		</Shaded>
	);
}

export function InesQuintanilhaFace() {
	return (
		<>
			<Shaded
				d="M160 220C164 270 158 312 140 332L198 402L254 346C240 330 236 308 238 268Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M150 244C180 290 208 304 242 296L214 336L232 384L280 340V220Z"
			>
				<Brush d="M178 318C184 340 190 356 198 372" width={3} />
			</Shaded>
			<Shaded
				rim
				d="M156 108C146 140 144 182 150 212C156 242 180 278 208 298C224 308 242 304 250 290
					C260 274 266 254 268 236C279 222 284 206 277 190C273 180 277 168 277 154C277 136 271 118 262 104Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M234 90C244 130 248 152 240 172C248 190 260 206 266 218C262 230 250 234 240 232L246 240
					C256 242 262 246 264 250C262 266 254 276 246 280C240 290 236 298 230 310H310V90Z
					M150 110C180 96 240 96 276 112V130C240 118 180 122 150 150Z"
			>
				<Flat d="M176 220C186 208 206 210 212 222C206 238 184 238 176 220Z" fill={skinTone.copper} />
				<Brush d="M226 293C232 296 240 295 246 291" width={3} />
				<Flat
					d="M190 222a1.5 1.5 0 1 0 .1 0ZM200 226a1.5 1.5 0 1 0 .1 0ZM210 220a1.5 1.5 0 1 0 .1 0Z
						M196 214a1.5 1.5 0 1 0 .1 0ZM220 226a1.5 1.5 0 1 0 .1 0Z"
					fill={skinTone.cocoa}
				/>
			</Shaded>
			<Mouth />
			<Eye top="M180 186C188 168 208 166 220 182" under="C214 196 192 198 180 186" iris={[201, 180, 8.5]} c={skinTone.ebony} lid={7} />
			<Eye
				top="M246 181C252 166 266 164 273 176"
				under="C268 190 252 192 246 181"
				iris={[259, 177, 7.5]}
				c={skinTone.ebony}
				white={concrete.pale}
				lid={6}
			/>
			<Brush d="M180 178C188 164 206 160 219 172M246 172C252 161 264 159 271 167" width={2.6} />
			<Brush d="M180 186L170 182M183 181L175 175" width={3} ends={[3, 0.6]} />
			<Brush d="M172 158C184 140 206 138 222 150" width={9} ends={[2, 5]} />
			<Brush d="M246 140C254 128 266 128 274 138" width={7} ends={[5, 2]} />
			<Brush d="M242 174C246 190 256 202 265 214C271 222 264 229 253 229" width={5} ends={[1, 3]} />
			<Brush d="M240 218C231 218 228 228 235 233C240 235 244 233 247 231" width={4.4} ends={[1, 3]} />
			<Flat d="M240 229C242 225 247 226 248 230Z" />
			<circle cx="231" cy="223" r="3.8" fill={palette.yellow} stroke={palette.ink} strokeWidth="2.2" />
			<Shaded
				d="M160 184C148 166 134 178 138 198C140 216 152 224 160 214Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M150 180C142 184 144 200 154 206L150 230H130V180Z"
				line={4.5}
			>
				<Brush d="M156 192C147 186 144 198 151 204" width={3} />
			</Shaded>
			<circle cx="146" cy="232" r="13" fill="none" stroke={palette.ink} strokeWidth="8" />
			<circle cx="146" cy="232" r="13" fill="none" stroke={palette.yellow} strokeWidth="3.5" />
		</>
	);
}

/** In the middle of a sentence: the listeners have been told that their lace is undone. */
function Mouth() {
	return (
		<>
			<Outlined
				d="M204 248C216 240 228 238 238 241C246 238 256 240 263 244C266 266 252 284 234 282
					C216 278 206 264 204 248Z"
				fill={brick.mid}
				line={4}
			/>
			<Flat d="M210 250C222 245 244 244 259 248C260 264 250 274 236 273C222 271 212 262 210 250Z" fill={wine.dark} />
			<Flat d="M213 250C224 245 244 244 257 248C255 257 222 259 213 250Z" fill={palette.white} />
			<Line d="M240 246V254" width={1.6} ink={wine.dark} />
			<Flat d="M222 268C230 260 246 260 252 265C248 274 230 276 222 268Z" fill={coral.dark} />
			<Brush d="M204 248C200 246 198 243 197 239" width={3.4} ends={[3, 0.6]} />
		</>
	);
}

export function Fringe() {
	return (
		<>
			<Outlined
				d="M152 196C136 178 132 144 142 122C138 96 172 70 204 82C228 64 268 74 278 100C296 112 294 138 282 150
					C276 152 272 146 270 138C262 138 258 132 258 124C250 130 242 128 238 120C230 132 214 134 206 124
					C204 136 194 142 186 138C184 150 176 156 168 154C166 170 160 184 152 196Z"
				fill={inesQuintanilha.hair}
				line={4.5}
			/>
			<Brush
				d="M204 82C196 92 194 106 200 116C206 120 210 112 205 109M166 104C158 116 160 132 168 140C176 142 177 133 171 131
					M236 92C230 102 232 112 240 116M262 98C258 108 262 118 270 122M150 132C146 142 148 152 154 158"
				width={4}
				ink={copper.dark}
			/>
		</>
	);
}

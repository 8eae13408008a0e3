import { marisolQuintanilha } from '../../content/wardrobe.ts';
import { brick, palette, skinTone, slate, steel } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { Eye, Glow, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: marisolQuintanilha.skin, dark: skinTone.chestnut };

export function MarisolQuintanilhaHairBehind() {
	return (
		<>
			<Outlined
				d="M256 52C236 28 196 24 164 38C126 54 106 88 102 124C98 150 110 168 100 190C88 210 82 224 90 246
					C96 264 84 282 66 294C82 302 94 302 104 298C102 314 92 328 78 336C102 344 124 336 136 322
					C138 334 134 346 126 356C152 354 172 336 178 316L240 200Z"
				fill={palette.ink}
				line={6}
				rim
			/>
			<Brush
				d="M116 136C112 160 122 176 114 198C104 220 102 232 108 250C112 268 106 282 96 294M128 250
					C132 276 126 304 108 326M150 270C156 296 152 322 138 346"
				width={4.4}
				ink={slate.dark}
			/>
		</>
	);
}

export function MarisolQuintanilhaFace() {
	return (
		<>
			<Shaded
				d="M176 230C180 280 178 310 164 332C186 360 212 376 238 386C254 368 262 346 262 328
					C258 316 258 308 260 298Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M150 220L206 280C224 304 248 316 266 312L262 340C236 336 220 344 206 372L150 360Z"
			>
				<Brush d="M246 330C244 346 240 360 234 372M196 336C210 344 226 346 240 342" width={3} />
			</Shaded>
			<Shaded
				rim
				d="M250 74C272 88 286 112 287 140C290 148 289 154 285 160C286 170 294 184 302 198
					C308 208 314 214 315 220C314 227 306 229 297 229C294 233 294 237 297 241
					C304 245 306 250 302 255C296 257 295 259 299 262C304 267 303 274 296 278
					C292 282 294 288 296 294C296 308 286 318 268 317C244 314 218 300 202 280
					C190 262 184 236 186 210L200 90Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M180 70H236C232 110 236 140 244 160C240 178 232 190 238 204C240 220 232 236 224 246
					C226 268 236 290 262 320H180ZM252 168C260 162 272 162 282 164C278 172 264 174 252 172Z
					M286 230C292 226 300 230 312 226L300 238L290 238ZM278 280C286 286 294 284 298 278L296 270Z"
			>
				<Flat d="M246 216C254 209 266 211 272 219C266 227 252 228 246 222Z" fill={skinTone.tan} />
				<Glow x={228} y={223} r={48} c={palette.yellow} />
				<Brush d="M286 226C278 234 274 244 274 256M270 262C268 268 268 274 270 280" width={3.2} />
				<Brush d="M258 190C264 194 272 194 278 191M256 196C262 202 270 203 276 200" width={2.6} />
				<Brush d="M246 178C240 178 236 176 232 172M246 184C240 186 236 186 231 184" width={2.6} />
				<Brush d="M262 110C268 112 274 118 278 124M258 124C266 126 274 132 280 138" width={2.4} />
				<Brush d="M214 282C226 296 242 304 258 307" width={2.8} ink={skinTone.cocoa} />
			</Shaded>
			<Features />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye top="M252 182C258 172 270 169 281 173" under="C281 178 279 182 276 185C268 187 258 186 252 182" iris={[275, 178, 7]} lid={6} />
			<Brush d="M249 174C257 165 268 163 280 166" width={3} />
			<Brush d="M240 158C250 146 268 142 287 150" width={9} ends={[1, 5]} />
			<Brush d="M297 229C290 230 284 226 285 219C286 214 291 213 294 217" width={4.2} ends={[3, 1]} />
			<Flat d="M297 241C290 244 282 248 276 254C286 255 296 256 302 255C306 250 304 245 297 241Z" fill={brick.mid} />
			<Flat d="M280 256C286 268 292 275 297 277C304 272 304 266 299 262C296 258 290 256 280 256Z" fill={brick.mid} />
			<Brush d="M302 255C292 255 282 254 272 258C269 259 267 262 266 264" width={4.4} ends={[4, 1]} />
		</>
	);
}

export function MarisolQuintanilhaHair() {
	return (
		<>
			<Outlined
				d="M270 98C284 72 264 38 220 34C172 32 124 66 118 122C114 158 134 180 130 214C130 230 140 242 152 246H212
					L206 214C204 190 210 178 220 164C226 152 238 138 248 126C258 118 266 110 270 98Z"
				fill={palette.ink}
				line={3}
			/>
			<Shaded
				d="M256 54C246 46 236 43 224 42C218 66 202 84 184 96C154 116 138 138 143 168C148 196 136 212 128 234
					C120 258 124 282 104 302C132 296 150 274 154 248C158 224 170 212 171 190C172 166 186 152 204 138
					C232 116 250 90 256 54Z"
				fill={marisolQuintanilha.streak}
				dark={steel.light}
				shade="M226 36C212 80 156 110 158 160C162 200 148 216 144 240C138 270 130 290 100 310L90 260L130 130Z"
				line={4}
			>
				<Brush d="M242 48C234 90 192 110 172 138C160 158 170 178 160 198C148 220 144 236 136 258" width={4} />
				<Brush d="M214 52C204 78 174 94 158 120" width={4} ink={palette.white} />
			</Shaded>
			<Brush d="M130 122C132 96 150 70 178 56M124 150C122 168 134 186 134 204" width={4.4} ink={slate.dark} />
			<Brush d="M264 72C262 104 230 126 204 152C192 166 192 180 188 196M270 84C266 112 240 132 218 152" width={4} ink={slate.dark} />
			<Brush d="M250 124C244 140 236 146 238 158C240 166 248 166 248 160M232 144C226 156 226 166 232 172" width={3.6} />
		</>
	);
}

import { ifeomaOkwuosa } from '../../content/wardrobe.ts';
import { coral, leather, linen, palette, rust, skinTone } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: ifeomaOkwuosa.skin, dark: ifeomaOkwuosa.skinShade };

export function IfeomaOkwuosaFace() {
	return (
		<>
			<Shaded
				d="M150 230C156 278 150 318 130 340C160 384 236 386 262 342C246 328 242 306 244 280Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M130 220L180 276C206 302 232 306 250 296L244 314C222 316 204 330 196 384H120Z"
			>
				<Brush d="M228 318C222 340 218 356 216 370" width={3} />
				<Brush d="M204 350C216 356 232 356 246 348" width={3} />
			</Shaded>
			<Shaded
				rim
				d="M142 112C136 150 138 190 146 222C156 252 184 282 214 296C234 304 250 296 258 278
					C266 262 270 250 272 236C280 222 282 206 276 192C272 182 275 168 277 154L272 108Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M120 100H204C196 124 192 146 184 166C178 182 180 192 188 202C196 212 194 222 184 236
					C190 252 204 262 206 272C206 284 214 294 226 306H120ZM233 176C238 196 246 208 252 222
					C246 232 238 234 230 236L226 226C234 214 232 196 226 182ZM236 282C244 288 254 284 258 276
					L250 304H226Z"
			>
				<Brush d="M208 236C202 244 198 252 199 262" width={3.4} />
				<Brush d="M180 206C190 212 202 213 212 209M182 214C190 218 198 219 206 217" width={2.6} />
				<Brush d="M176 188C170 188 166 186 162 183M177 194C171 196 167 196 162 194" width={2.6} />
				<Brush
					d="M198 150C212 144 226 143 240 148M206 159C216 154 226 153 234 156M246 150
						C254 147 262 147 270 150"
					width={2.4}
				/>
				<Brush d="M228 286C236 290 246 289 252 285M206 270C203 276 203 282 206 288" width={3} />
				<Brush d="M186 198C192 205 204 206 212 202" width={2.4} ink={skinTone.jet} />
				<Brush d="M160 240C166 254 178 266 190 274" width={2.6} ink={skinTone.jet} />
			</Shaded>
			<Features />
			<Ear />
		</>
	);
}

function Features() {
	return (
		<>
			<Flat d="M205 262C216 254 229 251 236 254C244 250 256 251 264 256C254 263 222 265 205 262Z" fill={leather.mid} />
			<Flat d="M209 263C228 265 248 263 262 258C258 277 228 284 209 263Z" fill={rust.dark} />
			<Flat d="M232 270C240 270 248 268 254 265C250 274 238 276 232 270Z" fill={coral.dark} />
			<Brush d="M201 261C216 263 228 261 237 261C247 261 256 259 267 254" width={4.6} />
			<Eye top="M184 192C190 181 208 177 223 189" under="C214 198 196 199 184 192" iris={[209, 187, 7.5]} lid={6.5} />
			<Eye top="M242 187C247 177 260 175 269 184" under="C262 192 250 193 242 187" iris={[259, 183, 6.5]} lid={6} />
			<Brush d="M182 183C191 172 209 169 224 180M242 178C248 170 259 168 269 175" width={3} />
			<Brush d="M178 174C190 158 208 156 226 168" width={9} ends={[2, 5]} />
			<Brush d="M242 168C252 157 264 157 274 165" width={7} ends={[5, 2]} />
			<Brush d="M243 180C247 198 256 210 264 220C271 229 264 237 254 236" width={5} ends={[1, 3]} />
			<Brush d="M233 222C225 222 223 233 230 239C237 242 242 240 246 238" width={4.4} ends={[1, 3]} />
			<Flat d="M234 234C238 230 243 231 245 236ZM254 235C256 231 261 230 263 232C262 235 258 236 254 235Z" />
		</>
	);
}

function Ear() {
	return (
		<>
			<Outlined d="M148 192C136 178 124 188 128 206C130 222 140 232 150 224Z" fill={skin.dark} line={4} far />
			<Brush d="M143 196C134 196 134 210 141 216" width={3} ink={palette.ink} />
			<circle cx="138" cy="240" r="11" fill="none" stroke={palette.ink} strokeWidth="8" />
			<circle cx="138" cy="240" r="11" fill="none" stroke={ifeomaOkwuosa.gold} strokeWidth="3.5" />
			<Line d="M150 172q-6 4 -4 10M158 168q-5 5 -3 11M166 166q-5 4 -3 10" width={4} ink={ifeomaOkwuosa.hair} />
		</>
	);
}

export function Headwrap() {
	return (
		<>
			<Shaded
				rim
				d="M110 112C96 76 66 58 34 66C44 76 46 86 44 98C26 104 18 122 24 142C50 138 78 140 92 148
					C72 158 64 176 68 194C96 186 116 166 126 138Z"
				fill={palette.white}
				dark={ifeomaOkwuosa.linenShade}
				shade="M44 98C70 100 92 108 110 118L92 148C72 136 44 134 20 144ZM92 148L120 130V200H60Z"
			>
				<Brush d="M44 98C70 98 92 104 112 116M60 76C80 84 98 98 108 112M92 148C102 144 110 136 116 128" width={3.4} />
			</Shaded>
			<Shaded
				rim
				d="M138 178C110 158 84 118 94 76C100 42 136 26 166 24C190 0 250 -2 280 22
					C314 40 324 78 314 108C308 132 294 150 282 164C274 142 252 130 222 130C186 132 156 148 138 178Z"
				fill={palette.white}
				dark={ifeomaOkwuosa.linenShade}
				shade="M122 158C150 120 210 100 300 122C296 132 290 140 284 146C270 132 250 126 222 126
					C186 128 158 144 140 172ZM112 134C140 92 206 66 318 92L316 104C210 82 146 112 124 158Z
					M98 100C120 56 190 26 294 34L304 48C206 44 138 84 112 134ZM90 100C96 60 120 40 166 24
					C140 44 112 70 100 104Z"
				line={6}
			>
				<Brush
					d="M132 172C156 130 210 106 296 130M122 156C146 110 210 82 316 106M112 132
						C138 90 206 62 320 90M102 110C136 66 200 42 304 52M98 98C122 54 190 26 292 34"
					width={4.4}
				/>
				<Brush d="M130 52C142 42 154 34 168 30M150 60C162 48 176 38 196 30" width={3} ink={linen.dark} />
			</Shaded>
			<Shaded
				d="M102 88C122 80 142 96 142 118C142 142 126 152 108 146C94 138 90 100 102 88Z"
				fill={palette.white}
				dark={ifeomaOkwuosa.linenShade}
				shade="M90 80C112 96 116 120 104 150H84Z"
			>
				<Brush d="M106 102C120 106 126 118 124 134M118 92C130 100 134 112 134 124" width={3} />
			</Shaded>
		</>
	);
}

import { wrenAchterberg } from '../../content/wardrobe.ts';
import { brass, clay, coral, deal, orange, rust, skinTone } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, Shaded } from './portrait-kit.tsx';
export const skin = { light: wrenAchterberg.skin, dark: skinTone.blush };

/** The face comes round over the left shoulder; the nose is their father's, given time. */
export function WrenAchterbergPortraitHead() {
	return (
		<g transform="rotate(3 200 300)">
			<Shaded
				d="M160 244C164 274 162 298 150 320C180 340 238 338 262 314C256 282 256 252 268 220Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M150 250C180 290 220 290 250 262L232 300L240 340H290V220Z"
			>
				<Brush d="M236 262C240 282 240 298 236 314M206 292C206 302 206 310 202 320" width={3} />
				<Flat d="M240 240C246 270 250 290 250 316L290 320V220Z" fill={wrenAchterberg.sides} />
			</Shaded>
			<Shaded
				rim
				d="M152 92C134 110 126 130 130 152C121 160 119 169 126 178C123 192 117 204 113 214C110 224 116 230 126 231
					C121 236 119 241 122 245C117 248 117 254 122 257C122 268 130 280 142 286C156 292 172 288 186 279
					C212 268 234 258 252 240C278 220 294 176 290 136C286 86 250 56 208 58C186 60 166 74 152 92Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M316 50L214 96C222 132 222 158 210 176C216 200 204 222 188 238C188 258 178 276 160 296L316 280ZM130 232
					C136 236 146 234 152 228L148 240C140 244 130 244 122 246Z"
			>
				<Flat d="M204 58C190 110 196 150 214 170C216 190 222 206 232 214C240 226 248 240 256 246L306 200V56Z" fill={wrenAchterberg.sides} />
				<Flat d="M230 54C234 120 250 172 280 200L316 190V56Z" fill={deal.dark} />
				<Brush
					d="M216 132C220 134 222 136 226 140M212 150C216 152 219 154 222 158M232 142C236 144 239 146 242 150
						M238 122C242 124 245 126 248 130M248 160C252 162 255 164 258 168M254 140C258 142 261 144 264 148
						M262 176C266 178 268 180 271 184M222 112C226 114 229 116 232 120M272 158C275 160 277 162 280 166
						M258 112C262 114 265 116 268 120M270 132C274 134 276 136 279 140"
					width={2.6}
					ink={rust.dark}
				/>
				<Flat d="M150 214C160 204 178 206 184 216C180 228 158 230 150 222Z" fill={clay.mid} />
				<Flat
					d="M142 204a1.8 1.8 0 1 0 .1 0ZM152 210a1.8 1.8 0 1 0 .1 0ZM160 204a1.8 1.8 0 1 0 .1 0ZM170 210a1.8 1.8 0 1 0 .1 0Z
						M180 204a1.8 1.8 0 1 0 .1 0ZM164 216a1.8 1.8 0 1 0 .1 0ZM188 212a1.8 1.8 0 1 0 .1 0ZM174 220a1.8 1.8 0 1 0 .1 0Z
						M136 196a1.6 1.6 0 1 0 .1 0Z"
					fill={deal.dark}
				/>
				<Brush d="M152 270C158 274 166 273 172 269" width={3} />
			</Shaded>
			<Features />
			<Tuft />
		</g>
	);
}

/** A straight face, and one corner of it that is not. */
function Features() {
	return (
		<>
			<Eye
				top="M154 177C162 165 181 163 194 174"
				under="C188 184 165 187 154 177"
				iris={[165, 175, 7.4]}
				c={wrenAchterberg.eyes}
				lid={6.5}
			/>
			<Eye
				top="M128 174C131 165 141 164 147 172"
				under="C144 181 132 182 128 174"
				iris={[133, 173, 5.6]}
				c={wrenAchterberg.eyes}
				lid={5.5}
			/>
			<Brush d="M192 173C197 172 200 169 202 166" width={3.6} ends={[3, 0.6]} />
			<Brush d="M158 188C166 193 178 193 186 188" width={2.2} />
			<Brush d="M153 152C166 133 187 134 200 152" width={9} ends={[5, 1]} ink={rust.dark} />
			<Brush d="M127 152C130 142 138 141 142 147" width={7} ends={[1, 4]} ink={rust.dark} />
			<Brush d="M150 166C147 184 132 198 124 212C120 222 126 231 138 230" width={4.4} ends={[1, 2.5]} />
			<Brush d="M140 229C150 232 157 224 153 214" width={4} ends={[2, 1]} />
			<circle cx="139" cy="230" r="4.5" fill="none" stroke={wrenAchterberg.ring} strokeWidth="2.6" />
			<Flat d="M121 245C127 240 134 241 139 242C145 241 151 239 156 234C152 246 136 251 122 247Z" fill={coral.dark} />
			<Flat d="M123 248C134 251 145 248 152 242C150 252 140 259 128 256C124 254 122 251 123 248Z" fill={clay.dark} />
			<Brush d="M120 247C132 250 146 247 157 233" width={4.2} ends={[1.5, 1]} />
			<Brush d="M155 228C160 231 161 236 159 240" width={2.8} />
			<Brush d="M130 263C135 265 140 264 144 261" width={2.8} />
			<Shaded
				d="M222 174C230 154 254 158 254 182C252 208 240 222 228 218C221 202 218 188 222 174Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M236 180C246 180 244 200 234 208L226 224H264V176Z"
				line={4.5}
			>
				<Brush d="M230 182C235 170 246 172 246 186C245 196 238 200 236 210" width={3} />
			</Shaded>
			<Line d="M246 166L255 162M251 180L260 179" width={6} />
			<Line d="M246 166L255 162M251 180L260 179" width={3} ink={brass.mid} />
		</>
	);
}

function Tuft() {
	return (
		<Shaded
			rim
			d="M146 116C120 122 92 110 78 84C96 88 108 84 114 76C98 64 90 46 94 24C114 40 132 44 148 36
				C158 20 182 8 208 12C244 14 278 38 288 78C268 72 254 80 242 96C230 84 216 84 204 98
				C190 92 176 100 172 116C164 108 156 110 146 116Z"
			fill={wrenAchterberg.tuft}
			dark={rust.dark}
			shade="M212 0C218 40 206 76 172 120L204 98L242 96L300 82L280 10ZM78 84C96 88 108 84 114 76L150 84L146 120L100 120Z"
			line={6}
		>
			<Brush
				d="M114 76C132 80 150 76 164 64M148 36C160 44 168 56 168 70M122 98C142 100 160 94 174 82M196 38
					C200 56 196 74 188 88M234 44C238 60 234 74 226 84M108 44C120 54 134 58 146 56"
				width={4}
			/>
			<Brush d="M176 30C186 26 198 24 208 26M130 62C142 62 152 58 160 52M216 34C226 34 236 38 244 44" width={4} ink={orange.light} />
		</Shaded>
	);
}

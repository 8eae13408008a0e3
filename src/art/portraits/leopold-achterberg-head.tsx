import { leopoldAchterberg } from '../../content/wardrobe.ts';
import { clay, concrete, coral, palette, skinTone } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { Eye, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: leopoldAchterberg.skin, dark: skinTone.tan };

export function LeopoldAchterbergPortraitHead() {
	return (
		<>
			<Shaded
				d="M112 262C112 306 132 342 172 348C222 352 280 330 304 262Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M110 280C140 320 200 326 250 290C240 324 232 340 226 356L320 330V250Z"
			>
				<Brush d="M122 306C146 336 196 338 244 308M132 322C156 344 196 346 228 332" width={3.4} />
			</Shaded>
			<Outlined
				d="M132 330C158 354 204 354 240 334C270 322 290 308 304 288L306 308C286 340 250 362 214 368
					C180 370 152 362 134 346Z"
				fill={palette.white}
				line={4}
			/>
			<Shaded
				rim
				d="M156 60C132 78 120 108 122 140C114 152 112 166 118 178C106 198 100 226 104 252
					C110 288 138 308 168 311C196 312 220 302 238 290C276 276 306 250 309 212
					C312 174 300 118 278 86C248 40 194 34 156 60Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M330 50L250 80C262 130 256 158 240 172C252 192 252 216 226 238C236 252 232 266 214 274
					C208 292 194 304 176 320L330 310ZM148 232C158 236 172 236 180 228C186 236 180 244 168 246Z"
			>
				<Flat d="M110 206C118 190 132 192 138 204C138 222 120 230 110 222Z" fill={skinTone.honey} />
				<Flat d="M188 204C204 190 232 194 236 214C232 234 202 236 190 222Z" fill={skinTone.honey} />
				<Brush d="M114 262C136 300 190 304 220 278C234 268 240 258 244 248" width={4} />
				<Brush d="M142 288C150 298 176 298 188 286" width={3.2} />
				<Brush d="M202 222C214 230 220 242 214 256M122 226C116 236 116 246 122 254" width={3.4} />
				<Brush d="M146 104C168 94 194 94 216 104M150 118C170 110 190 110 206 116M158 132C172 126 186 126 196 130" width={3} />
				<Brush d="M184 186C196 196 212 196 224 187M188 194C200 201 212 201 220 196M130 184C136 190 146 190 152 186" width={2.8} />
				<Brush d="M228 168C234 166 240 164 244 160M229 175C236 176 242 174 248 172M228 182C234 185 240 186 246 185" width={2.6} />
				<Flat d="M236 108a6 4.5 0 1 0 .1 0ZM222 90a4 3 0 1 0 .1 0ZM250 128a3 2.5 0 1 0 .1 0Z" fill={clay.dark} />
				<Flat d="M134 204C124 214 126 228 140 230C154 230 158 214 150 206C144 202 138 202 134 204Z" fill={leopoldAchterberg.nose} />
			</Shaded>
			<Features />
		</>
	);
}

/** Eyes on the roll: he hears a request as a forecast. */
function Features() {
	return (
		<>
			<Eye
				top="M128 171C132 162 146 161 153 171"
				under="C148 178 134 179 128 171"
				iris={[136, 172, 5.6]}
				c={leopoldAchterberg.eyes}
				lid={6}
			/>
			<Eye
				top="M184 173C192 162 212 161 224 172"
				under="C214 180 194 182 184 173"
				iris={[197, 174, 6.4]}
				c={leopoldAchterberg.eyes}
				lid={6.5}
			/>
			<Flat
				d="M128 168C132 158 148 157 154 169C146 163 134 162 128 168ZM183 170C192 158 214 157 225 169C214 162 194 162 183 170Z"
				fill={skinTone.honey}
			/>
			<Brush d="M127 166C132 157 148 156 155 167M182 168C191 156 215 155 226 167" width={2.8} />
			<Brush d="M120 150C128 136 146 134 158 144" width={10} ends={[2, 4]} ink={concrete.dark} />
			<Brush d="M178 144C194 130 220 132 234 150" width={11} ends={[4, 2]} ink={concrete.dark} />
			<Brush d="M162 158C158 176 142 190 132 204C124 218 132 232 148 231C154 231 160 229 163 226" width={5} ends={[1, 1.5]} />
			<Brush d="M160 234C174 238 186 228 182 214C181 210 178 207 175 206" width={4.4} ends={[2, 1]} />
			<Flat d="M150 231C154 226 162 227 164 232Z" />
			<Flat d="M140 249C148 244 154 245 160 247C170 244 180 242 188 243C182 254 152 260 140 249Z" fill={coral.dark} />
			<Brush d="M132 244C142 252 152 252 160 250C172 249 184 246 196 234" width={4.8} />
			<Brush d="M196 226C202 232 203 238 200 244" width={3.4} />
		</>
	);
}

export function LeopoldAchterbergHair() {
	return (
		<>
			<Shaded
				rim
				d="M206 56C234 40 276 56 296 96C316 132 320 174 311 208C304 220 288 222 280 214
					C272 198 270 182 270 166C270 130 244 90 206 56Z"
				fill={leopoldAchterberg.hair}
				dark={concrete.dark}
				shade="M276 50C298 110 304 160 290 230L340 200V80Z"
				line={5.5}
			>
				<Brush
					d="M222 64C256 72 282 104 292 150M236 58C270 68 296 100 304 144M276 172C286 178 298 180 308 176M278 190C288 196 300 196 308 192"
					width={3.2}
				/>
			</Shaded>
			<Brush d="M168 66C190 56 206 56 222 62M162 78C182 70 202 68 226 74M176 58C194 50 206 50 216 54" width={3} ink={concrete.dark} />
			<Shaded
				d="M264 184C272 162 298 166 298 190C296 216 284 234 270 230C260 216 260 198 264 184Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M278 186C290 186 288 208 276 218L266 236H312V180Z"
				line={4.5}
			>
				<Brush d="M272 190C278 178 290 180 290 194C289 204 282 208 280 218" width={3} />
			</Shaded>
		</>
	);
}

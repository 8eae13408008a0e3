import { anselmBrandvold } from '../../content/wardrobe.ts';
import { brass, concrete, deal, linen, palette } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: anselmBrandvold.skin, dark: anselmBrandvold.skinShade };

function AnselmBrandvoldSkull() {
	return (
		<Shaded
			rim
			d="M172 52C142 62 122 96 122 134C116 138 112 145 115 153C119 160 119 167 115 173
				C106 187 91 205 85 221C81 231 87 238 96 237L111 235C117 237 119 241 115 247
				C109 251 109 256 114 259C108 263 109 269 115 271C104 278 99 288 103 298
				C108 311 124 314 140 310C152 322 160 336 164 354L250 318L262 246C292 222 302 170 294 124
				C282 66 226 34 172 52Z"
			fill={skin.light}
			dark={skin.dark}
			shade="M310 90C280 96 262 108 252 140C240 150 228 158 222 176C216 200 206 214 188 222
				C182 236 184 250 190 262C182 282 166 296 146 302C140 300 128 304 110 306L140 330L150 366
				L310 340ZM122 134C132 142 146 146 160 150C158 160 150 164 140 166C130 164 122 158 116 152Z
				M98 238L116 236C122 224 118 216 112 210C108 222 104 230 96 232Z"
		>
			<Brush d="M146 92C164 84 184 82 204 86M141 106C160 98 184 96 206 101M140 120C160 112 182 111 200 115" width={2.8} />
			<Flat
				d="M216 72a8 6 0 1 0 .1 0ZM240 92a5 4 0 1 0 .1 0ZM196 62a4 3 0 1 0 .1 0ZM228 116a4 3 0 1 0 .1 0Z
					M176 70a3 2.5 0 1 0 .1 0Z"
				fill={skin.dark}
			/>
			<Brush d="M214 128C222 136 218 144 226 150C222 158 230 162 228 170" width={3} ink={deal.dark} />
			<Brush d="M122 232C134 236 142 248 138 266C136 276 130 282 124 286" width={4} />
			<Brush d="M128 252C132 258 133 264 131 270" width={2.6} />
			<Brush d="M166 214C178 228 182 246 174 264M186 214C198 230 202 250 194 270M156 236C162 246 162 258 156 270" width={3.2} />
			<Brush d="M138 184C150 192 164 191 174 184M136 190C150 200 168 199 180 190M144 200C156 206 170 205 180 199" width={2.8} />
			<Brush d="M176 168C184 166 190 162 196 157M178 174C188 174 196 172 202 168M178 180C188 184 196 184 204 182" width={2.6} />
			<Brush d="M160 300C170 312 176 324 178 340M176 294C190 306 198 320 200 336M198 284C212 294 222 308 226 322" width={3.4} />
			<Brush d="M108 290C114 286 120 286 124 290" width={2.8} />
			<Brush d="M96 214C100 210 106 208 110 208" width={2.6} />
		</Shaded>
	);
}

/** In profile and bent to the work, so the whole head leans forward. */
export function AnselmBrandvoldPortraitHead() {
	return (
		<g transform="rotate(-17 230 280) translate(14 -20)">
			<AnselmBrandvoldSkull />
			<Brush d="M97 234C98 225 105 220 112 224C115 227 115 231 113 234" width={4.4} ends={[2, 1]} />
			<Brush d="M112 258C122 260 132 260 140 254" width={5} ends={[3, 1]} />
			<Flat d="M93 240C96 246 97 250 94 253C90 252 89 246 93 240Z" fill={palette.foam} />
			<ByNight>
				<Flat d="M93 240C96 246 97 250 94 253C90 252 89 246 93 240Z" fill={linen.pale} />
			</ByNight>
			<Brush d="M118 176C128 184 146 184 158 174" width={5} ends={[2, 2]} />
			<Brush d="M118 168C130 162 148 162 160 172" width={3} />
			<Brush d="M124 180L118 186M132 183L128 190M141 183L140 190" width={2.6} ends={[2.4, 0.6]} />
			<Outlined
				d="M114 156C106 152 102 144 104 138C110 142 114 142 118 140C112 134 112 128 114 124
					C124 134 136 134 148 138C164 142 176 150 182 160C170 158 160 156 150 156
					C138 158 126 160 114 156Z"
				fill={anselmBrandvold.hair}
				line={3.5}
			/>
			<Brush d="M122 146C132 144 144 146 154 150M130 152C138 151 146 152 152 153" width={2.2} />
			<Shaded
				rim
				d="M236 188C240 150 262 124 296 116C306 148 302 192 284 224C296 228 300 238 294 248
					C286 246 282 248 280 254C270 258 256 256 250 246Z"
				fill={anselmBrandvold.hair}
				dark={concrete.light}
				shade="M274 110C290 150 280 200 262 220L256 262H320V110Z"
				line={4.5}
			>
				<Brush
					d="M262 160C272 150 284 144 298 142M258 180C270 170 286 166 300 166M258 200
						C270 192 282 190 296 190M260 218C268 214 276 214 284 220"
					width={3}
				/>
			</Shaded>
			<Line d="M186 206L282 142" width={12} />
			<Line d="M192 202L272 149" width={6.5} ink={palette.yellow} />
			<Line d="M193 205L273 152" width={2} ink={brass.dark} />
			<Line d="M272 149L278 145" width={6.5} ink={palette.red} />
			<Flat d="M181 209L193 197L197 204Z" fill={anselmBrandvold.hemp} />
			<Flat d="M181 209L187 203L190 206Z" />
			<Shaded
				d="M220 186C226 160 256 160 260 186C262 212 248 224 246 244C242 260 226 260 224 244
					C222 222 216 206 220 186Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M236 182C252 184 250 202 240 212C234 224 236 236 236 246L224 250C220 226 222 200 236 182Z"
				line={4.5}
			>
				<Brush d="M230 186C238 172 252 176 252 192C252 206 242 212 240 224M232 200C238 196 244 200 240 208" width={3.4} />
				<Brush d="M230 222L223 226M231 227L223 233" width={2.4} ink={anselmBrandvold.hair} />
			</Shaded>
		</g>
	);
}

import { dress, heddaRavndal } from '../../content/wardrobe.ts';
import { coral, deal, linen, midnight, palette, skinTone, steel } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { Eye, FarFlat, Glint, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: heddaRavndal.skin, dark: skinTone.tan };
export const { light: navy, dark: navyDark, fold: navyFold } = dress.officer;
export const gold = dress.gold.light;

export function HeddaRavndalFace() {
	return (
		<>
			<Shaded
				d="M166 232C167 262 164 284 155 294L200 340L245 294C236 284 233 262 234 232Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M150 250C180 276 214 280 250 256V300L200 350L206 300C190 290 170 276 150 262Z"
				line={4}
			>
				<Brush d="M184 288C188 304 194 316 200 326M221 286C217 300 212 310 206 320" width={3} />
			</Shaded>
			<Ears />
			<Shaded
				rim
				d="M141 128C137 152 136 172 138 186C140 200 144 208 146 218C148 238 160 256 178 269
					C192 277 208 277 222 269C240 256 252 238 254 218C256 208 260 200 262 186
					C264 172 263 152 259 128Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M130 120H270V158C250 150 226 146 200 146C174 146 150 150 130 160Z
					M280 120L222 150C216 164 210 172 206 180C212 196 216 206 219 214L207 222
					C214 228 224 230 224 238C222 244 216 246 212 248C218 254 216 264 204 282H280Z"
			>
				<Flat d="M142 200C148 192 162 192 171 197C170 206 156 213 147 209Z" fill={heddaRavndal.windburn} />
				<FarFlat d="M259 199C252 192 238 192 230 197C231 206 244 212 254 209Z" fill={deal.dark} />
				<Brush
					d="M187 213C181 219 176 229 175 238M213 213C219 219 224 229 225 238M173 248
						C172 252 173 256 175 259M227 248C228 252 227 256 225 259"
					width={3}
				/>
				<Brush
					d="M142 170C147 173 151 174 155 175M141 178C147 179 151 179 156 178M144 186
						C149 186 153 184 157 182M258 170C253 173 249 174 245 175M259 178
						C253 179 249 179 244 178M256 186C251 186 247 184 243 182"
					width={2.4}
				/>
				<Brush d="M194 150C193 157 193 162 196 168M206 151C207 157 207 161 205 165" width={2.8} />
				<Brush d="M161 189C168 193 178 192 184 187M216 187C222 192 232 193 239 189" width={2.6} />
				<Brush d="M151 210C152 220 156 229 162 235M249 210C248 220 244 229 238 235" width={2.4} />
				<Brush d="M190 264C196 267 204 267 210 264" width={3} />
				<Flat
					d="M156 196a1.6 1.6 0 1 0 .1 0ZM164 201a1.4 1.4 0 1 0 .1 0ZM148 202a1.4 1.4 0 1 0 .1 0Z
						M242 198a1.6 1.6 0 1 0 .1 0ZM250 202a1.4 1.4 0 1 0 .1 0Z"
					fill={skinTone.chestnut}
				/>
			</Shaded>
			<Features />
		</>
	);
}

function Ears() {
	return (
		<>
			<Outlined d="M140 160C128 154 124 168 127 182C129 196 134 206 142 204Z" fill={skin.light} line={4} />
			<Outlined d="M260 160C272 154 276 168 273 182C271 196 266 206 258 204Z" fill={skin.dark} line={4} far />
			<Brush d="M137 168C131 168 131 178 135 184M263 168C269 168 269 178 265 184" width={3} />
			<circle cx="135" cy="203" r="4" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
			<circle cx="265" cy="203" r="4" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye top="M156 177C160 170 174 167 186 178" under="C178 183 164 183 156 177" iris={[172, 175, 6]} c={heddaRavndal.eyes} lid={5} />
			<Eye
				top="M214 178C226 167 240 170 244 177"
				under="C236 183 222 183 214 178"
				iris={[228, 175, 6]}
				c={heddaRavndal.eyes}
				white={steel.pale}
				lid={5}
			/>
			<Brush d="M153 171C162 163 176 164 187 172M247 171C238 163 224 164 213 172" width={2.6} />
			<Brush d="M150 166C160 156 176 157 190 165M250 166C240 156 224 157 210 165" width={8} ink={linen.dark} />
			<Brush d="M206 178C207 192 215 202 216 210" width={4} />
			<Brush d="M184 211C185 219 191 221 200 222C209 221 215 219 216 211" width={4} ends={[2, 2]} />
			<Flat d="M188 216C191 213 195 215 196 218ZM212 216C209 213 205 215 204 218Z" />
			<Flat d="M184 240C192 238 196 238 200 239C205 238 209 238 216 240C211 248 190 249 184 240Z" fill={coral.dark} />
			<Brush d="M176 243C184 238 194 239 200 240C208 239 216 238 224 243" width={4.5} />
		</>
	);
}

/** Tucked behind the ears; the wind has had the rest. */
export function HeddaRavndalHairBehind() {
	return (
		<>
			<Outlined d="M150 130C122 134 112 172 118 206C116 220 122 234 132 240C142 250 156 250 166 244L170 150Z" fill={heddaRavndal.hair} />
			<Outlined
				d="M250 130C276 134 288 168 284 198C290 206 300 206 310 200C306 214 298 222 288 224
					C294 232 302 232 310 230C300 244 286 250 272 244C260 252 246 252 234 244L230 150Z"
				fill={linen.dark}
				far
				rim
			/>
			<Brush d="M128 190C126 208 130 222 138 232M276 190C276 210 270 224 262 234M284 206C282 216 278 224 272 230" width={3} />
		</>
	);
}

export function HeddaRavndalHair() {
	return (
		<>
			<Outlined
				d="M142 122C130 130 127 144 130 158L137 156C138 164 141 170 146 174C144 160 148 146 156 136Z"
				fill={heddaRavndal.hair}
				line={3.5}
			/>
			<Outlined
				d="M258 122C270 130 273 144 270 158L263 156C262 164 259 170 254 174C256 160 252 146 244 136Z"
				fill={linen.dark}
				line={3.5}
				far
			/>
		</>
	);
}

export function HeddaRavndalCap() {
	return (
		<>
			<Shaded
				rim
				d="M126 108C100 98 88 74 104 62C134 46 164 34 200 32C236 34 266 46 296 62
					C312 74 300 98 274 108C240 94 160 94 126 108Z"
				fill={palette.white}
				dark={steel.light}
				shade="M230 20C262 50 266 80 240 110H320V30ZM100 82C140 96 260 96 300 82L280 120H120Z"
				line={6}
			>
				<Brush d="M112 70C140 80 168 84 200 84C232 84 262 80 288 70" width={3} />
				<Brush d="M200 34C198 48 198 58 200 66" width={3} />
			</Shaded>
			<Shaded
				d="M130 104C160 92 240 92 270 104L266 136C240 122 160 122 134 136Z"
				fill={navy}
				dark={navyDark}
				shade="M236 80L232 140H280V80Z"
			/>
			<Shaded
				d="M134 132C160 116 240 116 266 132C276 146 272 160 262 160C230 142 170 142 138 160
					C128 160 124 146 134 132Z"
				fill={palette.ink}
				dark={midnight.light}
				shade="M140 146C166 130 234 130 260 146L262 152C236 138 164 138 138 152Z"
			/>
			<Brush
				d="M148 138C152 132 158 130 164 130M160 133C163 128 170 126 176 126M174 130
					C177 125 183 124 188 125M252 138C248 132 242 130 236 130M240 133
					C237 128 230 126 224 126M226 130C223 125 217 124 212 125"
				width={4}
				ink={gold}
			/>
			<Outlined
				d="M178 88C186 84 192 84 200 78C208 84 214 84 222 88C224 106 214 118 200 124
					C186 118 176 106 178 88Z"
				fill={gold}
				line={4}
			/>
			<Flat d="M186 92C192 90 196 88 200 86V117C190 112 185 104 186 92Z" fill={palette.blue} />
			<Flat d="M200 86C204 88 208 90 214 92C215 104 210 112 200 117Z" fill={palette.yellow} />
			<Line d="M193 90V112M207 90V112" width={2} />
			<Glint x={188} y={91} r={15} />
		</>
	);
}

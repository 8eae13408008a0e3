import { agatheOuedraogo } from '../../content/wardrobe.ts';
import { brass, concrete, coral, leather, palette, rust, skinTone, slate } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { FarFlat, Outlined, Shaded } from './portrait-kit.tsx';
export const skin = { light: agatheOuedraogo.skin, dark: agatheOuedraogo.skinShade };

/** Cropped close: a scalloped edge and curls, not strokes. */
export function AgatheOuedraogoHair() {
	const curls = [
		[150, 92],
		[176, 70],
		[206, 62],
		[236, 72],
		[160, 118],
		[188, 96],
		[216, 90],
		[242, 104],
		[258, 128],
		[176, 134],
		[204, 120],
		[228, 130],
	];
	return (
		<Shaded
			rim
			d="M132 172C120 162 118 148 124 138C116 124 120 106 130 98C130 82 142 70 154 68
				C162 54 178 46 192 50C202 42 220 44 228 52C244 52 256 62 260 74C274 80 282 94 280 108
				C288 120 288 138 280 148C284 160 278 170 270 176C272 164 270 152 264 146
				C252 158 226 164 200 164C176 164 150 158 138 146C132 154 130 162 132 172Z"
			fill={agatheOuedraogo.hair}
			dark={concrete.mid}
			shade="M236 40C262 80 262 120 240 160L280 190L310 120L270 40ZM120 150C150 170 250 172 280 150V180H120Z"
			line={6}
		>
			<Brush
				d={curls
					.map(
						([x = 0, y = 0]) =>
							`M${x - 7} ${y + 2}C${x - 6} ${y - 8} ${x + 7} ${y - 8} ${x + 7} ${y}C${x + 6} ${y + 7} ${x - 2} ${y + 6} ${x - 1} ${y + 1}`,
					)
					.join('')}
				width={3.2}
			/>
		</Shaded>
	);
}

/** Seen from a little above, as one sees anyone who looks at what is in her hands. */
export function AgatheOuedraogoFace() {
	return (
		<>
			<Shaded
				d="M160 240L148 314C176 350 232 350 256 314L244 230Z"
				fill={skin.dark}
				dark={skinTone.jet}
				shade="M140 250C170 300 230 300 260 250L256 300C220 320 190 320 150 296Z"
			/>
			<Outlined d="M144 308C174 346 232 346 260 308L274 322C242 368 164 368 130 324Z" fill={brass.dark} line={4.5} />
			<Shaded
				rim
				d="M134 132C128 162 126 184 130 204C136 234 150 258 172 274C188 286 214 286 230 274
					C252 258 266 234 272 204C276 184 274 160 268 132Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M300 120L244 130C246 160 240 184 226 198C236 212 240 226 228 240C234 252 226 266 208 288H300Z"
			>
				<Flat d="M136 222C146 212 164 214 168 228C166 242 146 244 138 236Z" fill={skinTone.umber} />
				<FarFlat d="M234 228C240 214 256 214 264 222C262 238 248 244 238 240Z" fill={leather.mid} />
				<ByNight>
					<path
						d="M140 222C152 252 176 266 201 266C228 266 250 250 264 220L280 250L204 300L130 250Z"
						fill={skinTone.rose}
						fillOpacity=".22"
					/>
				</ByNight>
				<Brush d="M156 172C176 180 224 180 246 172M164 183C182 190 218 190 236 183" width={3} />
				<Brush
					d="M138 190C132 190 130 188 128 184M140 198C134 200 130 199 127 197M262 190C268 190 270 188 272 184M260 198C266 200 270 199 273 197"
					width={2.6}
				/>
				<Brush d="M144 212C152 220 166 222 176 217M226 217C236 222 250 220 258 212" width={2.8} />
				<Brush d="M168 238C158 244 154 252 156 262M234 238C244 244 248 252 246 262" width={3.4} />
				<Brush d="M188 278C196 281 206 281 214 278" width={3} />
			</Shaded>
			<Flat d="M172 256C184 254 192 252 201 255C210 252 220 254 232 256C222 276 182 276 172 256Z" fill={rust.dark} />
			<Flat d="M186 265C196 262 208 262 218 265C210 272 194 272 186 265Z" fill={coral.dark} />
			<Brush d="M162 250C172 260 190 261 201 260C212 261 230 260 240 250" width={5} />
			<Lids />
			<Brush d="M192 196C190 212 184 222 182 232" width={3} />
			<Brush
				d="M178 230C170 234 170 244 180 246C188 246 194 252 201 252C208 252 214 246 222 246C232 244 232 234 224 230"
				width={5}
				ends={[2, 2]}
			/>
			<Flat d="M184 246C188 242 194 243 195 248ZM218 246C214 242 208 243 207 248Z" />
			<Flat d="M192 226C196 222 206 222 210 226C206 232 196 232 192 226Z" fill={skinTone.umber} />
			<Ears />
		</>
	);
}

function Lids() {
	return (
		<>
			<Flat
				d="M142 200C150 190 172 190 182 204C170 214 150 214 142 200ZM220 204C230 190 252 190 260 200C252 214 232 214 220 204Z"
				fill={leather.mid}
			/>
			<Flat d="M144 199C152 191 168 192 178 201C166 206 152 206 144 199Z" fill={skinTone.umber} />
			<Brush d="M140 200C150 216 172 216 184 204M218 204C230 216 252 216 262 200" width={5.4} ends={[2, 2]} />
			<Brush d="M142 196C152 186 172 187 182 200M220 200C230 187 250 186 260 196" width={2.8} />
			<Brush
				d="M148 208L142 216M158 212L155 220M169 213L170 220M254 208L260 216M244 212L247 220M233 213L232 220"
				width={3}
				ends={[3, 0.6]}
			/>
			<Brush d="M138 186C150 172 172 174 186 190" width={9} ends={[2, 4]} ink={concrete.mid} />
			<Brush d="M216 190C230 174 252 172 264 186" width={9} ends={[4, 2]} ink={slate.light} />
		</>
	);
}

function Ears() {
	return (
		<>
			<Outlined d="M132 168C118 158 108 170 114 188C118 206 126 216 136 210Z" fill={skin.light} line={4.5} />
			<Outlined d="M270 168C284 158 294 170 288 188C284 206 276 216 266 210Z" fill={skin.dark} line={4.5} far />
			<Brush d="M129 176C121 174 120 188 128 196M273 176C281 174 282 188 274 196" width={3} />
			{[122, 280].map((x) => (
				<g key={x}>
					<circle cx={x} cy="223" r="10" fill="none" stroke={palette.ink} strokeWidth="7.5" />
					<circle cx={x} cy="223" r="10" fill="none" stroke={agatheOuedraogo.earrings} strokeWidth="3" />
				</g>
			))}
		</>
	);
}

import { canvas, clay, concrete, denim, hemp, linen, slate, steel, water } from '../../model/colours.ts';
import { Flat } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';

/** What the fog has nearly taken is drawn in its own colours. */
const mist = { body: slate.pale, shade: steel.light, line: steel.mid, scarf: clay.dark } as const;

/** A boat made fast to a float, with somebody standing in it who calls. */
export function HerBoat() {
	return (
		<g stroke={mist.line} strokeWidth="3.5">
			<path d="M22 318C22 296 44 286 62 288 82 290 92 304 90 322Z" fill={canvas.mid} />
			<path d="M76 300C90 312 98 300 112 306" fill="none" />
			{/* Six who sit close. */}
			<path
				d="M128 312C122 276 132 256 146 252 136 240 142 222 158 222 174 222 180 240 170 252 182 256 188 268 190 282 194 270 200 266 206 264 198 254 202 240 214 240 228 240 232 256 224 264 236 270 240 290 240 316Z"
				fill={mist.body}
			/>
			<path
				d="M166 316C162 290 170 280 178 278 170 268 176 256 188 256 200 256 204 268 198 276 208 280 214 296 212 316ZM296 316C294 290 300 276 310 272 302 262 308 248 320 248 332 248 336 262 328 272 340 278 344 296 342 314Z"
				fill={mist.shade}
			/>
			{/* She stands. */}
			<path
				d="M246 318C244 282 246 254 252 236 256 226 264 222 272 224 282 222 290 214 296 206L303 212C298 226 290 240 282 248 286 268 290 294 292 318Z"
				fill={mist.body}
			/>
			<path
				d="M258 196C258 182 268 174 279 175 290 176 297 185 296 196L299 203 294 206C292 218 284 224 274 223 264 221 258 210 258 196Z"
				fill={mist.body}
			/>
			<path
				d="M254 198C252 182 264 170 280 171 290 172 296 178 297 186 286 184 276 188 272 198 268 208 270 218 274 224 262 222 255 212 254 198ZM257 212L244 224 250 230 242 240 258 232 264 220Z"
				fill={mist.scarf}
			/>
			<path d="M282 248C292 240 304 226 308 210L300 202C294 214 286 222 276 230Z" fill={mist.body} />
			<path d="M96 300C160 318 280 320 352 296 352 320 336 340 318 348H132C112 340 100 320 96 300Z" fill={mist.shade} />
			<path d="M106 314C170 332 270 334 344 312" fill="none" stroke={clay.dark} strokeWidth="6" />
			<path d="M70 352C140 342 290 342 372 354" fill="none" stroke={steel.pale} strokeWidth="7" />
		</g>
	);
}

/** The buoy that nobody has yet seen. */
export function Buoy() {
	return (
		<g stroke={linen.dark} strokeWidth="4">
			<ByNight>
				<circle cx="1112" cy="82" r="120" fill={denim.dark} stroke="none" />
				<circle cx="1112" cy="82" r="72" fill={linen.deep} stroke="none" />
				<circle cx="1112" cy="82" r="40" fill={canvas.dark} stroke="none" />
			</ByNight>
			<path d="M1046 344C1050 300 1062 268 1076 250H1148C1162 268 1174 300 1178 344Z" fill={canvas.mid} />
			<path d="M1120 250H1148C1162 268 1174 300 1178 344H1128C1132 306 1130 276 1120 250Z" fill={hemp.mid} stroke="none" />
			<path d="M1082 250L1098 110M1142 250L1126 110M1086 214H1138M1092 166H1132M1086 214L1132 166M1138 214L1092 166" fill="none" />
			<path d="M1090 110H1134L1130 96H1094Z" fill={linen.mid} />
			<path d="M1100 96H1124V72H1100Z" fill={concrete.pale} />
			<ByNight>
				<path d="M1100 96H1124V72H1100Z" fill={linen.pale} />
			</ByNight>
			<path d="M1094 72C1100 60 1124 60 1130 72Z" fill={linen.mid} />
			<path d="M1010 352C1070 342 1150 342 1200 350" fill="none" stroke={water.pale} strokeWidth="8" />
			<Flat d="M1054 304C1056 296 1058 290 1060 284H1164C1166 290 1168 296 1170 304Z" fill={canvas.pale} />
		</g>
	);
}

import { brass, canvas, cobalt, copper, deal, leather, oilskin, palette, rust, wood } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { benchLight } from './cultural-and-arts-light.ts';

/** The fiddle maker's bench: size in its pot, linseed in its bottle, and bread too near to both. */

const { ink, white, foam } = palette;
const oil = { light: oilskin.dark, dark: brass.deep };

export function Bench() {
	return (
		<g data-light={benchLight} transform="translate(30 0)">
			<path d="M196 452H366V620H196Z" fill={copper.dark} stroke={ink} strokeWidth="6" />
			<path d="M366 452L438 388V560L366 640Z" fill={leather.mid} stroke={ink} strokeWidth="6" />
			<Line d="M200 506H362M281 466V600M244 486h16M306 486h16" width={4} />
			<path d="M196 440L300 380H444L366 440V456H196Z" fill={leather.mid} stroke={ink} strokeWidth="6" />
			<path d="M196 440L300 380H444L366 440Z" fill={cloth.wood.light} stroke={ink} strokeWidth="5" />
		</g>
	);
}

/** What stands on it, the pot on its ring last. */
export function OnBench() {
	const night = useNight();
	return (
		<g data-light={benchLight} transform="translate(30 0)">
			<g transform="translate(-8 -14)">
				{' '}
				<Form
					d="M330 398V372H326V362H346V372H342V398C352 402 354 410 354 428H318C318 410 320 402 330 398Z"
					tone={oil}
					shade="M310 350H332V440H310Z"
				>
					<path d="M310 350H360V398H310Z" fill={foam} fillOpacity=".8" />
					<path d="M346 404V424" stroke={white} strokeWidth="4" />
				</Form>
			</g>
			<g transform="translate(-54 4)">
				{' '}
				<Form
					d="M372 430C364 408 382 392 404 390 430 386 456 394 456 412 456 426 444 432 428 432Z"
					tone={{ light: deal.mid, dark: wood.dark }}
					shade="M360 424C390 420 420 428 460 414V440H360ZM360 380H382V440H360Z"
					line={5}
				>
					<path d="M392 396l14 12M412 391l14 12M432 393l12 10" stroke={canvas.light} strokeWidth="5" />
				</Form>
				<path d="M366 432C360 412 374 396 384 402 392 412 390 428 382 433Z" fill={canvas.pale} stroke={ink} strokeWidth="4" />
			</g>{' '}
			<g data-light={lights.own}>
				{night && <Halo x={272} y={424} steps={`46 .2 ${cobalt.light}`} />}
				<path d="M246 432q6-16 12-2 6-16 14 0 6-16 14 0 6-14 12 2Z" fill={cobalt.light} stroke={ink} strokeWidth="3" />
			</g>
			<path d="M238 438H306M246 438v-8M298 438v-8" stroke={ink} strokeWidth="6" />
			<path d="M306 384L340 356" stroke={ink} strokeWidth="12" />
			<path d="M306 384L340 356" stroke={cloth.wood.light} strokeWidth="5" />
			<Form d="M238 374H308L302 418Q272 428 244 418Z" tone={rust} shade="M230 366H258L262 430H230Z" line={5} />
			<ellipse cx="273" cy="374" rx="35" ry="11" fill={oil.dark} stroke={ink} strokeWidth="5" />
			<path d="M252 376q14-8 40-2-18 10-40 2Z" fill={oil.light} />
			<path d="M286 372L316 318" stroke={ink} strokeWidth="9" />
			<path d="M286 372L316 318" stroke={cloth.sand.light} strokeWidth="4" />
		</g>
	);
}

/** Steam of size and oil, on its way into the loaf. */
export function Steam() {
	return (
		<g data-light={lights.own} fill={white} transform="translate(30 0)">
			<path
				d="M252 366C226 344 262 330 250 300 240 272 250 254 272 236 268 258 292 264 290 290 288 316 312 330 298 366Z"
				fillOpacity=".5"
			/>
			<path
				d="M264 366C254 346 282 332 276 306 272 284 282 266 300 262 292 278 308 288 304 308 300 330 338 336 372 340 398 342 412 356 406 374 400 360 372 362 344 364 322 366 300 356 292 366Z"
				fillOpacity=".6"
			/>
		</g>
	);
}

import type { ReactNode } from 'react';
import { brass as brassTones, concrete, copper, leather, palette, steel as steelTones, velvet, wood } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights } from '../../kit/night.tsx';

const { ink, white, blue } = palette;
const steel = { light: steelTones.mid, dark: concrete.dark };
const brass = { light: brassTones.mid, dark: brassTones.deep };
const port = { x: 150, y: 242, r: 98 };

/** What its crew has painted on it, for how those inside talk. */
const duck =
	'M-46 6C-34 12-20 10-10 2-4-4-6-12-8-20-12-40 8-54 24-46 34-42 38-34 38-26L58-20C54-10 46-8 38-10 34 0 44 8 44 20 42 42 12 48-12 46-34 44-50 30-46 6Z';

function Shell() {
	return (
		<>
			<Form d="M60 440H150L170 566H40ZM270 440H360L382 566H252Z" tone={cloth.grey} shade="M30 430H90V580H30ZM240 430H306V580H240Z" />
			<Form
				d="M-20 58H310C400 64 446 160 446 272S400 480 310 486H-20Z"
				tone={cloth.white}
				shade="M-30 390C120 404 250 408 330 380 404 346 424 280 414 180L480 120V500H-30Z"
				line={5}
			>
				<Line d="M300 50C322 140 324 410 300 490M8 50C26 140 26 400 8 490" width={3.4} />
				<path
					d="M300 84h.1M304 112h.1M308 140h.1M311 168h.1M314 196h.1M315 226h.1M316 256h.1M316 286h.1M315 318h.1M314 350h.1M311 384h.1M305 430h.1"
					stroke={ink}
					strokeWidth="7"
				/>
			</Form>
			<Halo x={port.x} y={port.y} fill={brassTones.light} steps="260 0.1, 205 0.14, 160 0.2" />
			<g transform="translate(66 96)scale(.5)">
				<path d={duck} fill={blue} data-light={lights.glow} />
			</g>
		</>
	);
}

/** The window, and who looks out of it. */
function Port({ children }: { children: ReactNode }) {
	const bolts = Array.from({ length: 14 }, (_, i) => {
		const a = (i / 14) * Math.PI * 2;
		return `M${Math.round(port.x + Math.cos(a) * 110)} ${Math.round(port.y + Math.sin(a) * 110)}h.1`;
	}).join('');
	return (
		<>
			<circle cx={port.x} cy={port.y} r="123" fill={steel.dark} stroke={ink} strokeWidth="6" />
			<path
				d={`M${port.x - 60} ${port.y - 106}A123 123 0 0 1 ${port.x + 106} ${port.y + 60}Q${port.x + 70} ${port.y - 60} ${port.x - 60} ${port.y - 106}Z`}
				fill={steel.light}
			/>
			<path d={bolts} stroke={ink} strokeWidth="12" />
			<clipPath id="submerged-level-glass">
				<circle cx={port.x} cy={port.y} r={port.r} />
			</clipPath>
			<g clipPath="url(#submerged-level-glass)" data-light={lights.lamp}>
				<circle cx={port.x} cy={port.y} r={port.r} fill={brassTones.light} />
				<path d="M40 130H150V160C150 220 120 330 60 350H40Z" fill={wood.light} />
				<path d="M60 164H250V172H60Z" fill={copper.dark} stroke={ink} strokeWidth="3" />
				{children}
			</g>
			<circle cx={port.x} cy={port.y} r={port.r} fill="none" stroke={ink} strokeWidth="7" />
			<g data-light={lights.lamp}>
				<path d="M76 196C86 174 104 158 128 152L132 164C112 170 98 182 90 202ZM70 214L84 220 82 232 70 230Z" fill={white} />
			</g>
		</>
	);
}

/** A hatch no wider than a pudding, with a door on either side of the wall. */
function Hatch() {
	return (
		<>
			<Form
				d="M422 262C446 262 456 290 456 318S446 374 422 374C414 350 414 286 422 262Z"
				tone={steel}
				shade="M440 250H470V390H430C446 350 446 290 440 250Z"
				line={3.5}
			/>
			<ellipse cx="374" cy="318" rx="50" ry="60" fill={steel.light} stroke={ink} strokeWidth="6" />
			<ellipse cx="374" cy="318" rx="36" ry="45" fill={velvet.dark} stroke={ink} strokeWidth="5" />
			<path d="M352 284C366 280 384 282 392 292V344C384 354 366 358 352 352Z" fill={wood.deep} data-light={lights.lamp} />
		</>
	);
}

/** The trumpet that their voices come out of. */
function Trumpet() {
	return (
		<g transform="translate(-26 42)">
			<Line d="M314 104H338" width={18} />
			<Line d="M314 104H338" width={9} ink={brass.light} />
			<Form
				d="M330 92C352 92 364 78 372 58 386 78 388 132 376 154 364 132 352 116 330 116Z"
				tone={brass}
				shade="M320 106C352 108 370 120 390 110V160H320Z"
				line={3.5}
			/>
			<path d="M372 58C386 78 388 132 376 154 366 130 364 84 372 58Z" fill={leather.mid} stroke={ink} strokeWidth="4" />
			<Line d="M402 82l13-10 3 13 15-11 4 12M406 108l14-5-1 13 17-6-1 12 14-4M402 134l13 1-5 12 17 1-5 12 12-1" width={5.5} />
		</g>
	);
}

/** Three weeks in it: a drum of thick steel, pressed to the depth outside. */
export function Drum({ children }: { children?: ReactNode }) {
	return (
		<>
			<Shell />
			<Port>{children}</Port>
			<Hatch />
			<Trumpet />
		</>
	);
}

import type { ComponentProps, ReactElement } from 'react';
import type { Picture } from '../../picture.ts';
import { Townsperson } from '../folk/townsperson.tsx';
import { Layer } from '../layer.tsx';
import { makePicture } from '../make-picture.tsx';
import type { Point } from '../shapes.ts';
import { type Measured, ScaleBar } from './measuring.tsx';
import { nightPaper, Paper } from './paper.tsx';

/** A view of a deck sheet: one drawing to one scale, on paper, with what measures it. */
export interface View extends Picture {
	/** The drawing's units to a metre. */
	perMetre: number;
}

interface ViewOptions {
	/** The field, in the drawing's units. */
	size: readonly [width: number, height: number];
	perMetre: number;
	/** The capitals' height of dimensions; a phone shows a field 340 pixels wide, so at least a 36th of its width. */
	letters?: number;
	/** The bar of metres: where it begins, how long it is, in how many fields, and the thing that it stands on, if it is not the sheet. */
	bar?: { at: Point; metres: number; fields: number; ground?: string };
	alt: string;
}

/** Draws a view: paper, the content, the bar of metres. */
export function makeView(options: ViewOptions, Content: (props: { view: Measured }) => ReactElement): View {
	const { size, perMetre, bar, alt } = options;
	const view: Measured = { perMetre, letters: options.letters ?? Math.round(size[0] / 3.4) / 10 };
	const picture = makePicture(size, alt, () => (
		<>
			<Layer name="Paper">
				<Paper d={`M0 0H${size[0]}V${size[1]}H0Z`} />
			</Layer>
			<Content view={view} />
			{bar && (
				<Layer name="Bar of metres">
					<ScaleBar view={{ ...view, ...bar }} {...bar} />
				</Layer>
			)}
		</>
	));
	return { ...picture, night: nightPaper, perMetre };
}

type StandingProps = Omit<ComponentProps<typeof Townsperson>, 'x' | 'y' | 'scale'> & {
	view: Measured;
	/** Between the feet, on the floor, in the drawing's units. */
	at: Point;
};

/** Somebody, as tall as they are, on a floor. */
export function Standing({ view, at: [x, y], ...props }: StandingProps) {
	return <Townsperson upright="face" {...props} x={x} y={y} scale={view.perMetre / 100} />;
}

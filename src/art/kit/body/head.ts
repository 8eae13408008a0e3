// A head's field: chin at y 150, crown of the bare skull at -150, the face to the right.
export type HeadView = 'front' | 'quarter' | 'profile' | 'back';

export type Mood = 'plain' | 'talk' | 'wry' | 'glance' | 'shut' | 'awake' | 'drink' | 'smile' | 'grin' | 'worry' | 'stern' | 'strain';

export interface HeadProps {
	view: HeadView;
	mood?: Mood;
	// Where the irises stand, -1 to 1; positive is the picture's right before mirroring.
	look?: number;
	// Portrait quality; false leaves out what a head under 120 units cannot show.
	near?: boolean;
	// One of a crowd: flat forms, and dots for eyes.
	far?: boolean;
	// The outline's width in the head's units.
	line?: number;
}

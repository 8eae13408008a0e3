import { midnight } from '../../../model/colours.ts';
import type { HeadProps, HeadView } from '../../kit/body/head.ts';
import { Fine, penOf } from '../../kit/body/head-parts.tsx';
import { cloth, Flat, Part } from '../../kit/forms.tsx';

const felt = cloth.grey;

interface HatShape {
	crown: string;
	shade: string;
	band: string;
	brim: string;
	/** The brim's under side. */
	under: string;
	dents: string;
	/** How far it is set forward over the brow, in degrees. */
	set: number;
}

const hats: Record<HeadView, HatShape> = {
	quarter: {
		crown: 'M-104-86C-106-124-98-166-76-184C-56-200-34-194-12-178C14-190 46-204 64-186C80-164 88-126 88-88Z',
		shade: 'M-130-210H-50C-60-170-60-140-46-108L-40-60H-130ZM-42-190C-16-170 30-168 52-190Z',
		band: 'M-110-126C-50-106 40-108 96-128L96-80C30-60-60-62-112-82Z',
		brim: 'M-124-84C-128-96-116-100-102-94C-50-76 40-78 88-98C102-104 116-100 114-90C98-74 52-62 6-63C-54-65-108-72-124-84Z',
		under: 'M-128-84C-80-64 60-62 118-92L100-40H-130Z',
		dents: 'M-46-184C-24-170 20-168 48-186M60-176C50-160 50-146 54-134',
		set: 4,
	},
	front: {
		crown: 'M-96-86C-96-124-92-164-72-182C-52-198-26-194 2-178C28-192 56-200 74-184C92-164 96-124 96-86Z',
		shade: 'M-130-210H-46C-60-170-60-140-50-108L-44-60H-130ZM-40-190C-16-170 24-170 46-190Z',
		band: 'M-104-126C-50-108 50-108 104-126L104-80C40-62-40-62-104-80Z',
		brim: 'M-120-86C-122-98-108-100-96-94C-50-78 50-78 96-94C108-100 122-98 120-86C104-72 50-61 0-61C-50-61-104-72-120-86Z',
		under: 'M-124-86C-80-64 80-64 124-86L110-40H-110Z',
		dents: 'M-40-186C-22-170 24-170 44-186M24-160C30-150 32-142 32-132M-24-158C-30-150-32-142-32-134',
		set: -2,
	},
	profile: {
		crown: 'M-112-86C-116-124-110-166-88-184C-64-200-40-194-14-184C12-178 40-198 58-182C76-162 84-124 86-90Z',
		shade: 'M-140-210H-56C-72-170-72-140-58-108L-50-60H-140ZM-60-188C-20-166 20-172 44-190Z',
		band: 'M-120-124C-60-108 30-110 94-130L94-84C30-68-60-66-120-78Z',
		brim: 'M-134-90C-138-100-126-104-114-98C-66-82 30-84 88-102C104-108 122-104 120-92C104-78 50-68-8-68C-62-68-116-76-134-90Z',
		under: 'M-138-90C-90-70 60-64 124-94L110-50H-130Z',
		dents: 'M-62-184C-30-166 8-170 40-184M54-172C44-158 44-146 48-136',
		set: 5,
	},
	back: {
		crown: 'M-110-86C-114-124-108-166-86-182C-62-198-34-190-10-176C18-188 44-198 62-182C78-162 86-124 86-88Z',
		shade: 'M-140-210H-40C-56-170-56-140-40-108L-34-60H-140ZM-44-188C-16-168 20-170 42-186Z',
		band: 'M-118-122C-50-100 36-104 92-124L92-80C30-62-60-60-118-78Z',
		brim: 'M-132-84C-136-96-124-100-112-94C-56-76 36-78 88-98C102-104 116-100 114-90C98-74 44-63-10-63C-66-63-118-72-132-84Z',
		under: 'M-138-84C-90-62 60-60 118-92L110-40H-130Z',
		dents: 'M-48-184C-24-168 16-168 40-182M-66-166C-62-152-64-142-68-132',
		set: 4,
	},
};

/** The hat alone, where it sits; lifted, it is moved and turned by whoever draws it. */
export function QuistHat(props: Omit<HeadProps, 'mood' | 'look'>) {
	const pen = penOf(props);
	const { line } = pen;
	const hat = hats[props.view];
	return (
		<g transform={`rotate(${hat.set} 0 -90)`}>
			<Part d={hat.crown} tone={felt} shade={hat.shade} line={line}>
				<Flat d={hat.band} fill={midnight.light} />
				<Fine pen={pen} d={hat.dents} w={4} />
			</Part>
			<Part d={hat.brim} tone={felt} shade={hat.under} line={line} />
		</g>
	);
}

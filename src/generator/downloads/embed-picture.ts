/** A picture inside a drawing, stretched to a box. */
export const embedPicture = (
	type: 'image/svg+xml' | 'image/png',
	picture: string | Uint8Array,
	x: number,
	y: number,
	width: number,
	height: number,
) =>
	`<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:${type};base64,${Buffer.from(picture).toString('base64')}"/>`;

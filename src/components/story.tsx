import type { Story as StoryRecord } from '../world/types.ts';
import { EndCard, type NextWork } from './end-card.tsx';
import { usePage } from './page-context.ts';
import { BackLink } from './page-header.tsx';
import { PictureImage } from './picture-image.tsx';
import { Inline, Prose } from './prose.tsx';
import { sayReadingTime } from './reading-time.ts';

/** A short story. */
export function Story({ story, next }: { story: StoryRecord; next: NextWork | undefined }) {
	const { countWords, route } = usePage();
	return (
		<article className="story">
			<header>
				<BackLink link={{ path: '/read/', label: 'Read' }} />
				<h1>{story.title}</h1>
				<p className="label">A story · {sayReadingTime(countWords(route) ?? 0)}</p>
				{story.contentNote && <Inline text={story.contentNote} className="content-note" />}
			</header>
			<figure className="panel">
				<PictureImage id={story.picture} alt={story.seen} eager />
			</figure>
			{/* Reader views keep the picture beside a `<section>`, but not beside a `<div>`. */}
			<section className="story-text">
				<Prose id={`read/${story.slug}`} />
			</section>
			<EndCard kind="story" title={story.title} next={next} />
		</article>
	);
}

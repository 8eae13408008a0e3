import type { Faction } from '../model/types.ts';
import { FactList } from './fact-list.tsx';
import { Inline, InlineList } from './prose.tsx';

export const FactionFacts = ({ faction }: { faction: Faction }) => (
	<FactList
		facts={[
			['Headquarters', <Inline key="hq" text={faction.headquarters} as="span" />],
			['Influence', faction.influence],
			['Key Resources', <InlineList key="resources" items={faction.resources} />],
		]}
	/>
);

import type { FactionSlug } from '../../model/slugs.ts';
import type { Faction } from '../../model/types.ts';
import { citizenAssembly } from './citizen-assembly.ts';
import { equilibrium } from './equilibrium.ts';
import { foundation } from './foundation.ts';
import { globalAegis } from './global-aegis.ts';
import { nexusProtocol } from './nexus-protocol.ts';
import { ventureCoalition } from './venture-coalition.ts';

const bySlug: Readonly<Record<FactionSlug, Faction>> = {
	foundation,
	'citizen-assembly': citizenAssembly,
	'nexus-protocol': nexusProtocol,
	'global-aegis': globalAegis,
	'venture-coalition': ventureCoalition,
	equilibrium,
};

/** All factions, in display order. */
export const factions: readonly Faction[] = Object.values(bySlug);

import { createContext, type ReactNode, useContext } from 'react';

const LayersContext = createContext(false);

/** Draws its children with their layers, for files that artists take apart. */
export function WithLayers({ children }: { children: ReactNode }) {
	return <LayersContext value={true}>{children}</LayersContext>;
}

/** A person or thing with a name, as editors list it. The pictures of pages go without, as readers would download the names. */
export function Layer({ name, children }: { name: string | undefined; children: ReactNode }) {
	return useContext(LayersContext) && name ? <g data-layer={name}>{children}</g> : children;
}

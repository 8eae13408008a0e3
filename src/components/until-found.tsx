import { createElement, type ReactNode } from 'react';

/**
 * Holds what styles may hide: it opens where an address leads into it or a search in the page finds
 * it. React writes no value of `hidden` on elements of HTML, and any on others.
 * @param props.name tells it from others in styles
 */
export const UntilFound = ({ name, children }: { name: string; children: ReactNode }) =>
	createElement('until-found', { 'data-name': name, hidden: 'until-found' }, children);

import { createElement, type ReactNode } from 'react';

/**
 * Content that styles may hide, and that browsers reveal for fragment links and in-page search. It
 * is a custom element because React drops the value of `hidden` on HTML elements.
 * @param props.name value of `data-name`, for styles
 */
export const UntilFound = ({ name, children }: { name: string; children: ReactNode }) =>
	createElement('until-found', { 'data-name': name, hidden: 'until-found' }, children);

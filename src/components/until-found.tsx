import { createElement, type ReactNode } from 'react';

/**
 * Content that styles may hide, and that browsers reveal for fragment links and in-page search. It
 * is a custom element because React drops the value of `hidden` on HTML elements.
 * @param props.name value of `data-name`, for styles
 * @param props.isOpen whether it is shown at first: reader modes drop all that has `hidden`
 */
export const UntilFound = ({
	name,
	isOpen,
	children,
}: {
	name: string;
	isOpen: boolean;
	children: ReactNode;
}) =>
	createElement(
		'until-found',
		{ 'data-name': name, hidden: isOpen ? undefined : 'until-found' },
		children,
	);

/** @jsxImportSource preact */
import { Component } from 'preact';
import { type IslandProps, mount } from './mount.ts';

/** Marks the header once the page is scrolled past `data-threshold` pixels. */
export class ScrollHeader extends Component<IslandProps> {
	override componentDidMount() {
		const { host } = this.props;
		const update = () =>
			host.toggleAttribute('data-scrolled', scrollY > Number(host.dataset.threshold));
		update();
		addEventListener('scroll', update, { passive: true });
	}

	override render() {
		return null;
	}
}

mount('scroll-header', ScrollHeader);

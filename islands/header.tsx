/** @jsxImportSource preact */
import { Component } from 'preact';
import { showDrawingFocus } from './drawing-focus.ts';
import { type IslandProps, mount, need } from './mount.ts';

/** Sets `data-scrolled` on the header once the page is scrolled past `data-threshold` pixels. */
function markScrolled(host: HTMLElement): void {
	const update = () =>
		host.parentElement?.toggleAttribute(
			'data-scrolled',
			scrollY > +(host.dataset.threshold as string),
		);
	update();
	addEventListener('scroll', update);
}

/**
 * The menu on small screens. It replaces the list's native popover, so that it also closes when a
 * link is followed or the focus leaves, and the button shows its state.
 */
class Menu extends Component<IslandProps, { open: boolean }> {
	#nav = need<HTMLElement>(this.props.host, 'nav');
	// The reader may have opened the popover before this script ran.
	override state = { open: this.#nav.matches(':popover-open') };
	#button: HTMLButtonElement | null = null;

	#close = (focus: boolean) => {
		if (!this.state.open) return;
		this.setState({ open: false });
		if (focus) this.#button?.focus({ preventScroll: true });
	};

	override componentDidMount() {
		const { host } = this.props;
		this.#nav.popover = null;
		this.componentDidUpdate();
		host.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close(true));
		host.addEventListener(
			'focusout',
			// A click on something that takes no focus has no related target, and leaves the menu open.
			({ relatedTarget: to }) => to && !host.contains(to as Node) && this.#close(false),
		);
		// The focused link is about to be hidden, so the focus moves to the button.
		this.#nav.addEventListener(
			'click',
			({ target }) => (target as Element).closest('a') && this.#close(true),
		);
	}

	override componentDidUpdate() {
		this.#nav.dataset.menu = this.state.open ? 'open' : 'closed';
	}

	override render() {
		const { open } = this.state;
		const words = open ? 'Close' : 'Menu';
		return (
			<button
				type="button"
				class="menu-toggle"
				aria-controls={this.#nav.id}
				aria-expanded={open}
				ref={(button) => {
					this.#button = button;
				}}
				onClick={() => this.setState({ open: !open })}
			>
				<span key={words}>{words}</span>
			</button>
		);
	}
}

function Header(props: IslandProps) {
	// First, so that it works even if the menu fails.
	markScrolled(props.host);
	// Here, as every page has a header.
	showDrawingFocus();
	return <Menu {...props} />;
}

mount('header', Header);

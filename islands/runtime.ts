import { Component, h } from 'preact';
import { mount, need } from './mount.ts';
// The header's islands stand on every page: in scripts of their own they took two requests and
// 0.2 kB more. How far the page is scrolled is read before anything is changed: it costs no layout.
import './scroll-header.tsx';
import './menu.tsx';

// What the other islands are made with, so that each is a small script that can be missing or broken
// alone. Classic scripts, since modules do not load from a folder.
Object.assign(globalThis, { islands: [Component, h, mount, need] });

import { Component, h } from 'preact';
import { mount, need } from './mount.ts';
// The header's islands stand on every page: in scripts of their own they took two requests and
// 0.2 kB more.
import './menu.tsx';
import './scroll-header.tsx';

// What the other islands are made with, so that each is a small script that can be missing or broken
// alone. Classic scripts, since modules do not load from a folder.
Object.assign(globalThis, { islands: [Component, h, mount, need] });

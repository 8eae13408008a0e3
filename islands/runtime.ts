import { Component } from 'preact';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { mount, need } from './mount.ts';

// What all islands share is one file of its own, loaded first: each island is then a small script
// that can be missing or broken alone. Classic scripts, since modules do not load from a folder.
Object.assign(globalThis, { islands: { Component, jsx, jsxs, mount, need } });

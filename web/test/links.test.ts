// Links for others have an address that others can open.
import { expect, it } from 'vitest';
import { isLocal, linkTo, reachOf } from '../src/net/links.svelte';

const LOCAL = ['http://localhost:7878/', 'http://127.0.0.1:7878/', 'http://127.1.2.3/', 'http://[::1]:7878/', 'http://a.localhost/'];
const LAN = 'http://192.168.1.5:7878';

it.each(LOCAL)('the link of a page at %s has the address in the network', (address) => {
  const here = new URL(address);
  expect(linkTo('/t/abc#secret', here, LAN)).toBe('http://192.168.1.5:7878/t/abc#secret');
  expect(reachOf(here, LAN)).toBe('network');
});

it.each(LOCAL)('only this computer can open a page at %s if the server listens to nobody else', (address) => {
  const here = new URL(address);
  expect(linkTo('/t/abc#secret', here, null)).toBe(new URL('/t/abc#secret', here).href);
  expect(reachOf(here, null)).toBe('here');
});

it('says nothing before it is known', () => {
  expect(reachOf(new URL(LOCAL[0]!), undefined)).toBe('everybody');
  expect(linkTo('/r/x#3', new URL(LOCAL[0]!), undefined)).toBe('http://localhost:7878/r/x#3');
});

it.each(['https://play.example/', 'http://192.168.1.5:7878/', 'https://localhost.example/', 'http://127.example/'])('leaves %s as it is', (address) => {
  const here = new URL(address);
  expect(isLocal(here.hostname)).toBe(false);
  expect(linkTo('/t/abc', here, LAN)).toBe(new URL('/t/abc', here).href);
  expect(reachOf(here, null)).toBe('everybody');
});

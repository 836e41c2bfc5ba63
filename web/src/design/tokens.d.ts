// Made by tokens.plugin.ts.
declare module 'virtual:tokens.css';

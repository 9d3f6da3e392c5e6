/** The part of the motion library that moves things: a chunk of its own, fetched when something is shown. */
export { domAnimation } from 'framer-motion';

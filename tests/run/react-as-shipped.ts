/**
 * Loads the React that visitors and the builder get, while NODE_ENV says production; the tests themselves, and what they
 * start, run in `test`.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/server';

process.env.NODE_ENV = 'test';

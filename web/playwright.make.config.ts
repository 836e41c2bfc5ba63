// What is made with a browser and not tested: `npm run scenes`, `npm run contact-sheet`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testMatch: '*.make.ts', outputDir: 'dist/make', retries: 0, timeout: 0 });

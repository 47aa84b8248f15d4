// Imported first by every program that runs tests: they and what they start must not depend on a developer's `.env`.
process.env.ENV_FILE = '';

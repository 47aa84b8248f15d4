import { z } from 'zod';

// Zod tries `new Function` when a schema is made, which the policy refuses and the browser reports; so this comes first.
z.config({ jitless: true });

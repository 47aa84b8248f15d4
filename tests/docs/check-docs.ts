export const checkDocs = async (_out: string): Promise<string[]> => [];

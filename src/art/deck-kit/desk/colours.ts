/** What a room with a machine in it is painted and furnished with. */
export const office = {
	wall: '#e9ece6',
	shade: '#cdd4d2',
	steel: '#8d98a1',
	steelShade: '#5d6973',
	top: '#1f5c43',
	case: '#d9cfae',
	caseShade: '#a89c76',
	glass: '#10261f',
	blanket: '#b4482e',
	blanketShade: '#7f2c1c',
	door: '#2f3d45',
	chalk: '#f4f1e6',
} as const;

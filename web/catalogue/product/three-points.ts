type ThreePoints = { point1: string; point2: string; point3: string }

export const pointsOf = ({ point1, point2, point3 }: ThreePoints): string[] => [point1, point2, point3]
